import type { ErrorTexts } from '../contract/errors';

export const userErrors = {
  'user.link.not_found': {
    status: 404,
    message: 'このリンクは無効か、有効期限が切れています。もう一度お手続きください。',
  },
  'user.password.wrong': { status: 422, message: '現在のパスワードが正しくありません。' },
  'user.security_answer.wrong': { status: 422, message: '秘密の質問の答えが正しくありません。' },
} as const satisfies ErrorTexts;
