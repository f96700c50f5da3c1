import { defineOwn } from '../define-own';
import { query } from '../query';

/** As many as the section of coupons shows. */
const most = 100;

/** Ids of the coupons that the member has taken and that are in force, the newest of them. */
export const couponsOwn = defineOwn({
  ask: ({ isMember }) => (isMember ? query('coupon.mine', { query: { per: most } }) : null),
  pick: ({ data }) => data.map(({ coupon_id: id }) => id),
});
