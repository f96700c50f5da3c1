import type { ErrorTexts } from '../contract/errors';

export const giftErrors = {
  'gift.not-found': {
    status: 404,
    message: 'ギフトが見つかりませんでした。お受け取りのリンクが途中で切れていないか、ご確認ください。',
  },
  'gift.received': { status: 409, message: 'このギフトは、すでにお受け取りのお手続きが済んでいます。' },
  'gift.expired': { status: 409, message: 'このギフトは、お受け取りの期限を過ぎています。' },
  'gift.cancelled': {
    status: 409,
    message: 'このギフトは取り消されました。',
  },
  'gift.not-served': { status: 422, message: '恐れ入りますが、こちらの地域へはギフトをお届けできません。' },
  'gift.delivery.not-possible': {
    status: 422,
    message: 'ご指定の日時にはお届けできません。別の日時をお選びください。',
  },
} as const satisfies ErrorTexts;
