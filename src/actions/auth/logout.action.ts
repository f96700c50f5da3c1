/** Logs out: the browser forgets its tokens and its cart (server/plugins/cookies/session-cookies.ts). */
import { returnPath } from '../../lib/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, refused, type Action } from '../action';

/**
 * Whoever has forgotten the password goes on to where a mail is sent; only a guest can. Whose account it is not logs in to
 * their own.
 */
const nextOf = (next: string | undefined, back: string | null): string => {
  if (next === 'login') return withReturn('/login/', back);
  return next === 'reminder' ? '/reminder' : '/';
};

export const action: Action = async ({ next, redirect }, { send }) => {
  const call = 'auth.logout';
  const answer = await send(call, { body: {} });
  return isSuccess(answer)
    ? { ok: true, to: nextOf(next, returnPath(redirect)), call, answer, flash: 'logged-out' }
    : refused(answer, '/mypage/logout');
};
