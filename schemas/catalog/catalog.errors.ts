import type { ErrorTexts } from '../contract/errors';

export const catalogErrors = {
  'product.not-found': { status: 404, message: 'お探しの商品が見つかりませんでした。' },
} as const satisfies ErrorTexts;
