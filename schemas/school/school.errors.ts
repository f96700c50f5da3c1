import type { ErrorTexts } from '../contract/errors';

export const schoolErrors = {
  'school.unknown': {
    status: 422,
    message: 'この学校は登録されていません。学校名または学校コードをご確認いただくか、空欄のままお進みください。',
  },
} as const satisfies ErrorTexts;
