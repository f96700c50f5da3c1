import type { ErrorTexts } from '../contract/errors';

export const couponErrors = {
  'coupon.not-found': { status: 404, message: 'このクーポンは、ただいまお配りしておりません。' },
} as const satisfies ErrorTexts;
