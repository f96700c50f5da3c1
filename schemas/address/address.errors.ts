import type { ErrorTexts } from '../contract/errors';

export const addressErrors = {
  'address.not-found': {
    status: 404,
    message: '郵便番号に該当する住所が見つかりませんでした。ご住所を直接ご入力ください。',
  },
} as const satisfies ErrorTexts;
