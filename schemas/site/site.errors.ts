import type { ErrorTexts } from '../contract/errors';

export const siteErrors = {
  'site.maintenance': { status: 503, message: 'ただいまメンテナンス中です。' },
  'site.keycode.wrong': { status: 422, message: 'キーコードが正しくありません。' },
} as const satisfies ErrorTexts;
