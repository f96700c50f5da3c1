/**
 * Somebody has logged in or out, or has left the shop, in another tab. A page that was drawn for a member is left: what is the
 * member's own, or of the cart that went with the logout, goes to the login, which says why and keeps what is typed
 * (src/forms); what everyone may see is loaded anew, as a guest's. Whoever has left the shop has no login to come back with:
 * what is typed is forgotten, and a screen of their own says that they have left. Where somebody else has logged in, a
 * member's own screen says so. A guest's page is loaded anew as that of whoever is in, whose cart has taken up the guest's,
 * and one that waits at the login goes on: but for a page on which something is typed that would not be there again: of that
 * the header alone becomes a member's.
 */
import { forgetKept } from '../../src/forms/forget-kept';
import { membersLink } from '../../src/session/members-link';
import { keptMark, losesTyped } from '../../src/session/kept-mark';
import { readLoginEnd } from '../../src/session/login-end';
import { otherMemberPath } from '../../src/session/other-member';
import { wayBack } from '../../src/session/page-shop';
import type { ShopEnv } from '../../src/ui/shop-context';

type Env = Pick<ShopEnv, 'channel' | 'prefix' | 'visitor' | 'isUnconfirmed'>;

/** Stands at the mark where whoever was logged in has left the shop. */
const memberLeft = 'left';
const leavePath = '/mypage/leave';

const isBelow = ({ prefix }: Env, path: string): boolean => `${location.pathname}/`.startsWith(`${prefix}${path}/`);

/** Of a guest: nobody but whoever has left the shop sees that screen without a login. */
export const markOut = (env: Env, mark: string): void =>
  localStorage.setItem(mark, isBelow(env, leavePath) ? memberLeft : '');

const hasLeft = (mark: string): boolean => {
  try {
    return localStorage.getItem(mark) === memberLeft;
  } catch {
    return false;
  }
};

/** Somebody else is in: a page of the first member's shows and sends nothing as the second. */
const leaveToAnother = (isOwn: boolean): void => (isOwn ? location.replace(otherMemberPath()) : location.reload());

const leaveMember = (env: Env, isForGood: boolean): void => {
  const { channel, prefix } = env;
  // After the forms of the page, which keep what is typed when it is left.
  if (isForGood) addEventListener('pagehide', () => forgetKept(channel));
  // A member's own screen would lead to the login without a word, one of the cart's to an empty cart. A placed order is shown on.
  const isTold = isBelow(env, '/mypage') || (isBelow(env, '/cart') && !isBelow(env, '/cart/complete'));
  if (!isTold) location.reload();
  else
    location.replace(
      prefix + (isForGood ? `${leavePath}?done=1` : `/login/?re=out${keptMark()}&redirect=${wayBack()}`),
    );
};

/**
 * Their forms are a guest's alone (rule site.logout-only), or keep what is typed for the guest's cart. The login, another of
 * these, has done what was typed there.
 */
const guestsPaths = ['/register', '/reminder', '/verify', '/cart'];

const losesByLogin = (env: Env): boolean => {
  const isSameScreen = !guestsPaths.some((path) => isBelow(env, path));
  return !isBelow(env, '/login') && losesTyped({ isSameScreen, isCart: isBelow(env, '/cart') });
};

/** Nothing else draws the header, which never hydrates. */
const turnHeader = ({ prefix }: Env): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) {
    const words = link.querySelector('span');
    if (!words || !link.pathname.startsWith(`${prefix}/login/`)) continue;
    link.href = prefix + membersLink.path;
    words.textContent = membersLink.text;
  }
};

/** @param env of the page, which was drawn for somebody else than who is there now */
export const followChange = (env: Env, mark: string): void => {
  if (env.visitor !== 'guest' || env.isUnconfirmed) {
    if (readLoginEnd(env.channel) === null) leaveMember(env, hasLeft(mark));
    else leaveToAnother(isBelow(env, '/mypage'));
  } else if (losesByLogin(env)) turnHeader(env);
  else location.reload();
};
