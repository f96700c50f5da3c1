import type { FlashWords } from './flash-words';

export const orderFlashes = {
  'order-cancelled': { message: 'ご注文のキャンセルを承りました。' },
  'receipt-changed': { message: '領収書の宛名と但し書きを保存しました。' },
  'memo-saved': { message: 'メモを保存しました。' },
  'memo-deleted': { message: 'メモを削除しました。' },
  'ordered-again': { message: 'ご注文の商品を、カートに入れました。' },
  'ordered-again-undone': {
    message: 'ご注文の商品を、カートに入れました。のし・包装などのご指定は、もう一度ご確認ください。',
  },
  'ordered-gift-again': {
    message: 'ご注文の商品を、カートに入れました。リンクで贈るには、お届け先の画面でお選びください。',
  },
  'ordered-again-in-part': {
    message: 'ご注文の商品を、お求めいただける範囲でカートに入れました。',
  },
} as const satisfies FlashWords;
