/** What is said once on the next screen, after a redirect too, by the name that an action gives (rule ui.flash-default). */
import type { Toast } from '../lib/toast';

export type Flash = Required<Pick<Toast, 'tone' | 'message'>>;

const flashes = {
  'logged-out': { message: 'ログアウトしました。' },
  'cart-changed': { message: '数量を変更しました。' },
  'cart-removed': { message: '商品をカートから外しました。' },
  'option-changed': { message: 'ご指定の内容を変更しました。' },
  'option-dropped': { message: '名入れ・お直しなどの指定を外しました。' },
  'parcel-parted': { message: 'お荷物の分け方を承りました。お届け日をお選びください。' },
  'coupon-taken': { message: 'クーポンを獲得しました。カートの画面でお使いいただけます。' },
  'coupon-used': { message: 'クーポンを適用しました。' },
  'coupon-dropped': { message: 'クーポンを外しました。' },
  'points-changed': { message: 'ご利用ポイントを変更しました。' },
  'memo-saved': { message: 'メモを保存しました。' },
  'memo-deleted': { message: 'メモを削除しました。' },
  'provider-linked': {
    message: '外部サービスのアカウントを連携しました。次回からは、そのサービスだけでログインできます。',
  },
  'provider-unlinked': { message: '外部サービスとの連携を解除しました。' },
  'ordered-again': { message: 'ご注文の商品を、カートに入れました。' },
  'ordered-again-undone': {
    message:
      'ご注文の商品を、カートに入れました。のし・包装など、お届け先ごとのご指定は、お手続きのなかでもう一度お選びください。',
  },
  'ordered-again-in-part': {
    message: 'お求めいただける商品だけを、カートに入れました。在庫のないものや取り扱いを終えたものは入っていません。',
  },
} as const satisfies Readonly<Record<string, Omit<Toast, 'action'>>>;

export type FlashName = keyof typeof flashes;

/** What is said under a name that a cookie brought; null: nothing is. A tone is positive where nothing else is said. */
export const flashOf = (name: string): Flash | null =>
  Object.hasOwn(flashes, name) ? { tone: 'positive', ...flashes[name as FlashName] } : null;
