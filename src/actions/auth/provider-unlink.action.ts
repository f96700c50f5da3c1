/** Ends a member's link to a provider; they log in by their password, or by what else is linked. */
import { isSuccess, refused, type Action } from '../action';

const screen = '/mypage/user_info';

export const action: Action = async ({ id = '' }, { send }) => {
  const call = 'provider.unlink';
  const answer = await send(call, { params: { id } });
  // Pressed twice, or in two tabs: it is gone, as was wanted.
  if (isSuccess(answer) || answer.status === 404)
    return { ok: true, to: screen, call, answer, flash: 'provider-unlinked' };
  return refused(answer, screen);
};
