/** Confirms the mail address by the mailed link: with the password, or by whoever is logged in to the account. */
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';
import { isSuccess, refusedAt, type Action } from '../action';
import { linkScreen, refusedLink } from '../mailed-link';

const path = '/verify/email';
const wrong = 'パスワードが正しくありません。会員登録のときに設定したパスワードを入力してください。';

export const action: Action = async ({ token = '', password = '', redirect }, { send }) => {
  const call = 'user.checkVerification';
  const answer = await send(call, { body: { token, ...(password === '' ? {} : { password }) } });
  if (isSuccess(answer)) return { ok: true, to: withReturn(`${path}?done=1`, returnPath(redirect)), call, answer };
  const refusal = refusedLink(answer, linkScreen(path, token, redirect));
  // Of the member's own screens the shop says: the present password.
  return refusal.error.code === 'user.password.wrong' ? refusedAt(refusal.screen, { password: wrong }) : refusal;
};
