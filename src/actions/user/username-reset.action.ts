/** Gives the account a new login id, by the mailed link, and says it once: it stands in no address. */
import type { BodyOf } from '../../../schemas/query';
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, type Action } from '../action';
import { linkScreen, refusedLink } from '../mailed-link';

const path = '/reminder/username/reset';

export const action: Action = async ({ token = '', redirect }, { send }) => {
  const answer = await send('user.resetByReminder', { body: { type: 'username', token } });
  if (!isSuccess(answer)) return refusedLink(answer, linkScreen(path, token, redirect));
  // A success of the call has its body.
  const { code } = answer.body as BodyOf<'user.resetByReminder'>;
  return { ok: 'shown', screen: withReturn(path, returnPath(redirect)), values: { code: code ?? '' } };
};
