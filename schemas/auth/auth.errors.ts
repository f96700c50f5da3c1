/** None of these texts tells whether there is an account. */
import type { ErrorTexts } from '../contract/errors';

export const authErrors = {
  'auth.login.failed': { status: 422, message: 'ログインIDまたはパスワードが正しくありません。' },
  'auth.login.locked': {
    status: 423,
    message:
      'ログインの失敗が続いたため、一時的にログインを停止しています。しばらくしてからお試しいただくか、お送りしたメールの案内からロックを解除してください。',
  },
  'auth.login.not_synced': {
    status: 409,
    message: 'このショップではまだご利用になっていないアカウントです。連携すると、このショップでもログインできます。',
  },
  'auth.verify.failed': { status: 422, message: '認証コードが正しくないか、有効期限が切れています。' },
  'auth.unlock.not_found': { status: 404, message: 'このリンクは無効か、有効期限が切れています。' },
  'auth.second_factor.failed': { status: 422, message: 'パスワードまたは認証コードが正しくありません。' },
} as const satisfies ErrorTexts;
