import type { ErrorTexts } from '../contract/errors';

export const couponErrors = {
  'coupon.not-found': {
    status: 404,
    message: 'このクーポンは、配布を終了したか、すでにご利用になったため、獲得できません。',
  },
} as const satisfies ErrorTexts;
