/** Coupons that a shop gives, and those that members have taken. What one is worth in a cart, the cart says. */
import type { Kysely } from 'kysely';
import type { Coupon } from '../../../../schemas/coupon/coupon';
import { formatLastDay, formatTime } from '../../../../src/lib/dates';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';
import { deleteTakesEndedBefore, type Place, readListed, readTaken, takeCoupon, type Taker } from './coupon.repository';
import { dayMs } from '../../../../src/lib/durations';

export { findCoded as findCodedCoupon, isForMembers, isInForce, isUsedUp, isUsedUpBy } from './coupon.repository';

/** Why it cannot be used at that moment, for the shopper; null: it can. */
export const termFault = (
  { starts_at: startsAt, ends_at: endsAt }: { readonly starts_at: Date; readonly ends_at: Date | null },
  now: Date,
): string | null => {
  if (startsAt > now) return `このクーポンは、${formatTime(startsAt.toISOString())}からお使いいただけます。`;
  if (endsAt === null || endsAt > now) return null;
  return `このクーポンのご利用期間は終了しました（${formatLastDay(endsAt.toISOString())}まで）。`;
};

interface CouponPage {
  readonly total: number;
  readonly data: Coupon[];
}

export interface CouponsService {
  /** Those that can be taken now, in the shop's order. */
  list(place: Place, page: PageRequest): Promise<CouponPage>;
  /** That the member has taken, the newest first. */
  own(taker: Taker, page: PageRequest): Promise<CouponPage>;
  /** A second time changes nothing. @returns undefined: no such coupon can be taken, or the member has used it up */
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
