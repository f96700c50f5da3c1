/** Confirms the mail address by the mailed link: with the password, or by whoever is logged in to the account. */
import { isSuccess, refusedAt, type Action } from '../action';
import { linkScreen, refusedLink } from '../mailed-link';

const path = '/verify/email';
const wrong = 'パスワードが正しくありません。会員登録のときに設定したパスワードを入力してください。';

export const action: Action = async ({ token = '', password = '' }, { send }) => {
  const call = 'user.checkVerification';
  const answer = await send(call, { body: { token, ...(password === '' ? {} : { password }) } });
  if (isSuccess(answer)) return { ok: true, to: `${path}?done=1`, call, answer };
  const refusal = refusedLink(answer, linkScreen(path, token));
  // Of the member's own screens the shop says: the present password.
  return refusal.error.code === 'user.password.wrong' ? refusedAt(refusal.screen, { password: wrong }) : refusal;
};
