import type { ErrorTexts } from '../contract/errors';

export const historyErrors = {
  'history.not-found': { status: 404, message: 'この商品は閲覧履歴にありません。' },
} as const satisfies ErrorTexts;
