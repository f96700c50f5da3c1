import type { FlashWords } from './flash-words';

export const cartFlashes = {
  'cart-changed': { message: '数量を変更しました。' },
  'cart-removed': { message: '商品をカートから外しました。' },
  'option-added': { message: 'オプションを追加しました。' },
  'option-changed': { message: 'ご指定の内容を変更しました。' },
  'option-dropped': { message: 'ご指定を外しました。' },
  'parcel-parted': { message: 'お荷物を分けました。お届け日をお選びください。' },
  'book-full': { message: 'アドレス帳がいっぱいのため、追加しませんでした。' },
  'points-changed': { message: 'ご利用ポイントを反映しました。' },
} as const satisfies FlashWords;
