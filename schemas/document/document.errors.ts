import type { ErrorTexts } from '../contract/errors';

export const documentErrors = {
  'document.not-paid': {
    status: 409,
    message:
      '領収書は、お支払いを確認できてからお出しします。お支払いがお済みのときは、しばらく経ってからお試しください。',
  },
  'document.nothing-paid': { status: 409, message: 'お支払いがなかったご注文のため、領収書はありません。' },
  'document.refunded': {
    status: 409,
    message: '全額ご返金済み（お手続き中を含みます）のため、領収書はお出しできません。',
  },
  'document.unprintable': {
    status: 409,
    message: '宛名か但し書きに印刷できない文字があります。ご注文内容の画面で変更してから、領収書をお受け取りください。',
  },
  'document.cancelled': { status: 409, message: 'キャンセルされたご注文の書類は、お出しできません。' },
  'document.cart-empty': { status: 409, message: 'カートに商品がないため、見積書をお出しできません。' },
} as const satisfies ErrorTexts;
