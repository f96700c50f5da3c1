import type { Job } from '../../../jobs/job';
import { deleteOldTakes } from './coupon.service';

export const couponCleanUps = (): readonly Job[] => [
  { name: 'coupons taken that are over', everyMs: 60_000, most: 1_000, run: deleteOldTakes },
];
