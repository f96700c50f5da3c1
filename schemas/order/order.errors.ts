import type { ErrorTexts } from '../contract/errors';

export const orderErrors = {
  'order.not-found': { status: 404, message: 'ご注文が見つかりませんでした。' },
} as const satisfies ErrorTexts;
