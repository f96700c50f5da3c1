import type { ErrorTexts } from '../contract/errors';

export const orderErrors = {
  'order.not-found': { status: 404, message: 'ご注文が見つかりませんでした。' },
  'order.memo.not-found': { status: 404, message: 'このメモは、すでに削除されています。' },
  'order.cancel.not_possible': {
    status: 409,
    message: '発送の手続きが始まっているため、このご注文はキャンセルできません。お手数ですがお問い合わせください。',
  },
} as const satisfies ErrorTexts;
