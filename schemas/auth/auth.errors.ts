/** None of these texts tells whether there is an account. */
import type { ErrorTexts } from '../contract/errors';
import { lockMinutes } from './lock-minutes';

export const authErrors = {
  'auth.login.failed': { status: 422, message: 'メールアドレス・ログインIDまたはパスワードが正しくありません。' },
  'auth.login.locked': {
    status: 423,
    message: `ログインの失敗が続いたため、一時的にログインを停止しています。${lockMinutes}分たってからもう一度お試しいただくか、お送りしたメールの案内からロックを解除してください。`,
  },
  'auth.login.not_synced': {
    status: 409,
    message: 'このショップではまだご利用になっていないアカウントです。連携すると、このショップでもログインできます。',
  },
  'auth.verify.failed': { status: 422, message: '認証コードが正しくありません。もう一度お確かめください。' },
  'auth.verify.used': {
    status: 422,
    message:
      'この認証コードは、すでに使われています。認証アプリに次のコードが表示されるまで（30秒ほど）お待ちのうえ、新しいコードを入力してください。',
  },
  'auth.verify.over': {
    status: 422,
    message: '認証コードの有効期限が切れたか、入力できる回数を超えました。もう一度ログインしてください。',
  },
  'auth.verify.too_soon': {
    status: 422,
    message:
      '認証コードは、先ほどお送りしたばかりです。届くまで少しお待ちください。届かないときは、30秒ほどおいてから、もう一度お送りいただけます。',
  },
  'auth.verify.no_more': {
    status: 422,
    message:
      'このログインでお送りできる認証コードは、先ほどお送りしたものが最後です。届いている最新のコードを入力するか、はじめからログインしなおしてください。',
  },
  'auth.verify.too_many': {
    status: 422,
    message:
      '認証コードのメールを何度もお送りしたため、ただいま新しいコードをお送りできません。1時間ほどおいてから、もう一度ログインしてください。お心当たりのない場合は、パスワードを再設定してください。',
  },
  'auth.unlock.not_found': { status: 404, message: 'このリンクは無効か、有効期限が切れています。' },
  'auth.provider.not_found': { status: 404, message: 'このログイン方法は、ただいまご利用いただけません。' },
  'auth.provider.failed': {
    status: 422,
    message:
      'ログインの手続きを確認できませんでした。時間が経ったか、すでに使われた可能性があります。お手数ですが、はじめからもう一度お試しください。',
  },
  'auth.provider.other_member': {
    status: 409,
    message: '別の会員のアカウントでログイン中のため、ログインを切り替えていません。',
  },
  'auth.provider.cancelled': {
    status: 422,
    message: '外部サービスでのログインをとりやめました。ログインも連携も行っていません。',
  },
  'auth.provider.away': {
    status: 502,
    message:
      'ログインに使うサービスにつながりませんでした。しばらくしてからお試しいただくか、メールアドレスまたはログインIDと、パスワードでログインしてください。',
  },
  'auth.second_factor.code': {
    status: 422,
    message:
      '認証コードが正しくありません。正しく入力してもこの表示が続く場合は、表示中のキーを認証アプリに登録しなおしてください（画面を読み込みなおすとキーは変わります）。',
  },
  'auth.second_factor.failed': { status: 422, message: 'パスワードが正しくありません。' },
} as const satisfies ErrorTexts;
