/**
 * What one tab does to the login shows in the others: the page that follows it marks that somebody is logged in, or nobody
 * any more, which tells the other tabs. What is done then comes when there is something to be done (login-change.ts).
 */
import { readLoginEnd } from '../../src/session/login-end';
import type { ShopEnv } from '../../src/ui/shop-context';
import { whenIdle } from './when-idle';

/** Stands at the mark while somebody is logged in. */
const memberIn = '1';

export const shareLogin = (env: ShopEnv): void => {
  const mark = `noren:login:${env.channel}`;
  const isIn = (): boolean => readLoginEnd(env.channel) !== null;
  whenIdle(() => {
    try {
      if ((localStorage.getItem(mark) === memberIn) === isIn()) return;
      if (isIn()) localStorage.setItem(mark, memberIn);
      else void import('./login-change').then(({ markOut }) => markOut(env, mark));
    } catch {
      // Where the browser keeps nothing, the other tabs find out with their next call.
    }
  });
  const follow = (): void => {
    const isMembers = env.visitor !== 'guest' || env.isUnconfirmed === true;
    if (isIn() !== isMembers) void import('./login-change').then(({ followChange }) => followChange(env, mark));
  };
  addEventListener('storage', ({ key }) => {
    if (key === mark) follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
};
