import type { ErrorTexts } from '../contract/errors';

export const paymentsErrors = {
  'payment.declined': {
    status: 422,
    message: 'カード会社の承認が得られませんでした。別のカード、または別のお支払い方法をお選びください。',
  },
  'payment.word_not_taken': { status: 403, message: 'この通知は受け取れません。' },
  'payment.unavailable': {
    status: 503,
    message: 'ただいまカード会社につながりません。しばらくしてからもう一度お試しください。',
  },
  'payment.cart_changed': {
    status: 422,
    message:
      'カートの内容が変わったため、お手続き中だったお支払いは取り消しました。内容をご確認のうえ、もう一度ご注文ください。',
  },
  'payment.challenge_failed': { status: 422, message: '本人認証を完了できませんでした。もう一度お試しください。' },
  'payment.left_open': {
    status: 422,
    message:
      'お支払いがまだ済んでいません。「注文を確定する」を押すと、お支払いの画面に戻ります。ほかのお支払い方法に変えることもできます。',
  },
  'payment.wallet_cancelled': {
    status: 422,
    message:
      'スマホ決済でのお支払いは、キャンセルされたか、承認されませんでした。お支払いは発生していません。もう一度お試しいただくか、ほかのお支払い方法をお選びください。',
  },
  'payment.wallet_expired': {
    status: 422,
    message:
      'スマホ決済でのお支払いが時間内に完了しなかったため、取り消しました。お支払いは発生していません。もう一度お試しいただくか、ほかのお支払い方法をお選びください。',
  },
} as const satisfies ErrorTexts;
