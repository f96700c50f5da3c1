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
    message: 'カートの内容が変わったため、このお支払いは取り消しました。内容をご確認のうえ、もう一度ご注文ください。',
  },
  'payment.challenge_failed': { status: 422, message: '本人認証を完了できませんでした。もう一度お試しください。' },
} as const satisfies ErrorTexts;
