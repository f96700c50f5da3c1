/**
 * Another member has logged in, in another tab or without a word to this page: what was drawn for the first one gives way.
 * Tabs tell each other by a mark, which each page of a member's leaves.
 */
import { cookieIn } from '../../src/lib/cookies';
import { memberCookie } from '../../src/lib/member-mark';
import type { ShopEnv } from '../../src/ui/shop-context';

type Env = Pick<ShopEnv, 'channel' | 'prefix' | 'visitor'>;

/** '' where the browser does not say. */
const whoIsIn = (): string => cookieIn(document.cookie, memberCookie) ?? '';

export const followMember = (env: Env): void => {
  const mark = `noren:member:${env.channel}`;
  const drawnFor = whoIsIn();
  if (drawnFor === '') return;
  try {
    if (localStorage.getItem(mark) !== drawnFor) localStorage.setItem(mark, drawnFor);
  } catch {
    // Where the browser keeps nothing, the shop refuses what this page sends for somebody else.
  }
  const follow = (): void => {
    const now = whoIsIn();
    // That nobody is in any more is told by another mark (shared-login.ts).
    if (now !== '' && now !== drawnFor)
      void import('./login-change').then(({ followChange }) => followChange(env, mark));
  };
  addEventListener('storage', ({ key }) => {
    if (key === mark) follow();
  });
  for (const back of ['pageshow', 'focus']) addEventListener(back, follow);
};
