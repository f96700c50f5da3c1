import type { ErrorTexts } from '../contract/errors';

export const couponErrors = {
  'coupon.not-found': {
    status: 404,
    message: 'このクーポンは、お配りを終えたか、すでにご利用いただいたため、獲得できません。',
  },
} as const satisfies ErrorTexts;
