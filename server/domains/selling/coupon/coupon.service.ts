/** Coupons that a shop gives, and those that members have taken. What one is worth in a cart, the cart says. */
import type { Kysely } from 'kysely';
import type { Coupon } from '../../../../schemas/coupon/coupon';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';
import { deleteTakesEndedBefore, type Place, readListed, readTaken, takeCoupon, type Taker } from './coupon.repository';
import { dayMs } from '../../../../src/lib/durations';

export { findOpenId as findOpenCoupon, isForMembers, isInForce } from './coupon.repository';

interface CouponPage {
  readonly total: number;
  readonly data: Coupon[];
}

export interface CouponsService {
  /** Those that can be taken now, in the shop's order. */
  list(place: Place, page: PageRequest): Promise<CouponPage>;
  /** That the member has taken, the newest first. */
  own(taker: Taker, page: PageRequest): Promise<CouponPage>;
  /** A second time changes nothing. @returns undefined: no such coupon can be taken */
  take(taker: Taker, id: number): Promise<Coupon | undefined>;
}

export interface CouponsServiceDeps {
  readonly db: Kysely<Database>;
}

export const createCouponsService = ({ db }: CouponsServiceDeps): CouponsService => ({
  list: (place, page) => readListed(db, place, page),
  own: (taker, page) => readTaken(db, taker, page),
  take: (taker, id) => takeCoupon(db, taker, id),
});

/** A shop that lets a coupon go on after its end does so sooner. */
const keptMs = 30 * dayMs;

/** What was taken of coupons that are over. @returns how many were deleted */
export const deleteOldTakes = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteTakesEndedBefore(db, new Date(now.getTime() - keptMs), most);
