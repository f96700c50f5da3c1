import type { ErrorTexts } from '../contract/errors';

export const userErrors = {
  'user.link.not_found': {
    status: 404,
    message: 'このリンクは無効か、有効期限が切れています。もう一度お手続きください。',
  },
  'user.leave.not_yet': {
    status: 409,
    message:
      'お支払いの途中または発送前のご注文、お荷物、お受け取りを待っているギフトがあるため、まだ退会のお手続きができません。発送またはキャンセルのあとに、もう一度お手続きください。お支払いの途中のご注文は、カートの画面でやめることができます。',
  },
  'user.password.same': {
    status: 422,
    message: '現在と同じパスワードです。これまでと違うパスワードを入力してください。',
  },
  'user.password.wrong': { status: 422, message: '現在のパスワードが正しくありません。' },
} as const satisfies ErrorTexts;
