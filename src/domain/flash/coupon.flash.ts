import type { FlashWords } from './flash-words';

export const couponFlashes = {
  'coupon-taken': { message: 'クーポンを獲得しました。カートの画面でお使いいただけます。' },
  'coupon-used': { message: 'クーポンを適用しました。' },
  'coupon-dropped': { message: 'クーポンを外しました。' },
} as const satisfies FlashWords;
