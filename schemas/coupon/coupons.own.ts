import { defineOwn } from '../define-own';
import { query } from '../query';

export const usedMark = (id: number): string => `used-${id}`;

/** As many as the section of coupons shows. */
const most = 100;

/** Ids of the coupons that the member has taken and that are in force, the newest of them; `used-1` besides, of a used one. */
export const couponsOwn = defineOwn({
  ask: ({ isMember }) => (isMember ? query('coupon.mine', { query: { per: most } }) : null),
  pick: ({ data }) => data.flatMap(({ coupon_id: id, is_used: isUsed }) => (isUsed ? [id, usedMark(id)] : [id])),
});
