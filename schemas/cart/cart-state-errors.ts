import type { ErrorTexts } from '../contract/errors';

/** Of a cart that is gone, or another one by now. They stand apart, as the cart's screen knows them without all others. */
export const cartStateErrors = {
  'cart.common.not_found': {
    status: 404,
    message:
      'カートが見つかりませんでした。会員の方は、ログインするとご覧いただけます。ご注文がお済みのときは、お送りした確認のメールをご覧ください。',
  },
  'cart.common.is_expired': {
    status: 404,
    message: 'カートの有効期限が切れました。お手数ですが、もう一度商品をお入れください。',
  },
  'cart.update_products.part_not_found': {
    status: 422,
    message: 'カートの内容が変わりました。もう一度ご確認ください。',
  },
} as const satisfies ErrorTexts;
