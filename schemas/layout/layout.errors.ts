import type { ErrorTexts } from '../contract/errors';

export const layoutErrors = {
  'layout.not-found': { status: 404, message: 'レイアウトがありません。' },
  'layout.unreadable': { status: 500, message: 'レイアウトを読み込めませんでした。' },
} as const satisfies ErrorTexts;
