import type { ErrorTexts } from '../contract/errors';

export const siteErrors = {
  'site.maintenance': { status: 503, message: 'ただいまメンテナンス中です。' },
  'site.member_disabled': {
    status: 403,
    message:
      'このショップでは、ただいま会員機能をご利用いただけません。会員登録やログインをせずにお買い物いただけます。',
  },
  'site.keycode.wrong': { status: 422, message: 'キーコードが正しくありません。' },
} as const satisfies ErrorTexts;
