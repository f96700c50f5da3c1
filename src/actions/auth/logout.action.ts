/** Logs out: the browser forgets its tokens and its cart (server/plugins/cookies/session-cookies.ts). */
import { logoutPath } from '../../../schemas/screens/callback-path';
import { isNextOfLogout, nextsOfLogout } from '../../domain/login/next-of-logout';
import { isLinkToken } from '../../domain/mailed-link';
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, refused, type Action, type Values } from '../action';
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

export const action: Action = async (values, { send }) => {
  const call = 'auth.logout';
  const answer = await send(call, { body: {} });
  return isSuccess(answer)
    ? { ok: true, to: nextOf(values), call, answer, flash: 'logged-out' }
    : refused(answer, logoutPath);
};
