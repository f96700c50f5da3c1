import type { ErrorTexts } from '../contract/errors';

export const siteErrors = {
  'site.maintenance': { status: 503, message: 'ただいまメンテナンス中です。' },
} as const satisfies ErrorTexts;
