/**
 * A logout in one tab shows in the others. The page that follows it marks that nobody is logged in any more, which tells
 * the other tabs; those that show a member's page load it anew, as a guest's, and those that show what is the member's own go
 * to the login, which says why. What is typed there is kept (src/forms).
 */
import { readLoginEnd } from '../../src/session/login-end';
import { wayBack } from '../../src/session/page-shop';
import type { ShopEnv } from '../../src/ui/shop-context';
import { whenIdle } from './when-idle';

const mark = (name: string, isIn: boolean): void => {
  try {
    if ((localStorage.getItem(name) !== null) === isIn) return;
    if (isIn) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    // Where the browser keeps nothing, the other tabs find out with their next call.
  }
};

export const shareLogin = ({ channel, prefix, visitor, isUnconfirmed }: ShopEnv): void => {
  const name = `noren:login:${channel}`;
  const isIn = (): boolean => readLoginEnd(channel) !== null;
  whenIdle(() => mark(name, isIn()));
  if (visitor === 'guest' && !isUnconfirmed) return;
  const leaveMember = (): void => {
    if (isIn()) return;
    // A member's own screen would lead to the login without a word.
    if (`${location.pathname}/`.startsWith(`${prefix}/mypage/`))
      location.replace(`${prefix}/login/?re=out&redirect=${wayBack()}`);
    else location.reload();
  };
  addEventListener('storage', ({ key }) => {
    if (key === name) leaveMember();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaveMember();
  });
};
