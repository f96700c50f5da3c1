import type { ErrorTexts } from '../contract/errors';

/** Of a cart that takes nothing any more. They stand apart, as the cart's machine knows them without all others. */
export const cartStateErrors = {
  'cart.common.not_found': {
    status: 404,
    message: 'カートが見つかりませんでした。ご注文がお済みのときは、お送りした確認のメールをご覧ください。',
  },
  'cart.common.is_expired': {
    status: 404,
    message: 'カートの有効期限が切れました。お手数ですが、もう一度商品をお入れください。',
  },
  'cart.common.is_ordered': { status: 404, message: 'このカートは、すでにご注文いただいたものです。' },
} as const satisfies ErrorTexts;
