import type { ErrorTexts } from '../contract/errors';

export const contentErrors = {
  'content.not-found': { status: 404, message: 'お探しの内容が見つかりませんでした。' },
} as const satisfies ErrorTexts;
