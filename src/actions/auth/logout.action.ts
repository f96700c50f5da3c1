/** Logs out: the browser forgets its tokens and the member's cart (server/plugins/cookies/session-cookies.ts). */
import type { Cart } from '../../../schemas/cart/cart';
import { logoutPath } from '../../../schemas/screens/callback-path';
import { isNextOfLogout, nextsOfLogout } from '../../domain/login/next-of-logout';
import { isLinkToken } from '../../domain/mailed-link';
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, refused, type Action, type ActionContext, type Values } from '../action';
import { linkScreen } from '../mailed-link';

/**
 * Whoever has forgotten the password goes on to where a mail is sent, or to where the mailed link has led: only a guest can.
 * Whose account it is not logs in to their own.
 */
const nextOf = ({ next, redirect, token = '' }: Values): string => {
  if (!isNextOfLogout(next)) return '/';
  const path = nextsOfLogout[next];
  return isLinkToken(token) ? linkScreen(path, token, redirect) : withReturn(path, returnPath(redirect));
};

/**
 * What the browser has put in as a guest stays with the member, and else with the browser: who is logged in no more, or has
 * yet to confirm the mail address, has a guest's cart. @returns whether the browser is to keep it
 */
const leaveCart = async ({ token, send }: ActionContext): Promise<boolean> => {
  const read = token === '' ? null : await send('cart.cart', { params: { token } });
  if (read?.status !== 200) return false;
  if (!isSuccess(await send('user.me', {}))) return true;
  // The success of this call and the next is a cart.
  if (!(read.body as Cart).is_unclaimed) return false;
  const joined = await send('cart.init', { body: { token } });
  return !isSuccess(joined) || (joined.body as Cart).is_unclaimed === true;
};

export const action: Action = async (values, context) => {
  const call = 'auth.logout';
  const body = (await leaveCart(context)) ? { keeps_cart: true } : {};
  const answer = await context.send(call, { body });
  return isSuccess(answer)
    ? { ok: true, to: nextOf(values), call, answer, flash: 'logged-out', asked: { ...values, ...body } }
    : refused(answer, logoutPath);
};
