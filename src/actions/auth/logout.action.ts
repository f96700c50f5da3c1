/** Logs out: the browser forgets its tokens and the member's cart (server/plugins/cookies/session-cookies.ts). */
import type { Cart } from '../../../schemas/cart/cart';
import { logoutPath } from '../../../schemas/screens/callback-path';
import type { CallId } from '../../../schemas/shop-contract';
import { isNextOfLogout, nextsOfLogout } from '../../domain/login/next-of-logout';
import { isLinkToken } from '../../domain/mailed-link';
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import type { LooseInput } from '../../api/transport';
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

/** What the browser has put in as a guest stays with the member. @returns whether it cannot, and the browser is to keep it */
const leaveCart = async ({ token, send }: ActionContext): Promise<boolean> => {
  if (token === '') return false;
  const isGuests = async (call: CallId, input: LooseInput): Promise<boolean> => {
    const answer = await send(call, input);
    // The success of both calls is a cart.
    return answer.status === 200 && (answer.body as Cart).is_unclaimed === true;
  };
  return (await isGuests('cart.cart', { params: { token } })) && isGuests('cart.init', { body: { token } });
};

export const action: Action = async (values, context) => {
  const call = 'auth.logout';
  const body = (await leaveCart(context)) ? { keeps_cart: true } : {};
  const answer = await context.send(call, { body });
  return isSuccess(answer)
    ? { ok: true, to: nextOf(values), call, answer, flash: 'logged-out', asked: { ...values, ...body } }
    : refused(answer, logoutPath);
};
