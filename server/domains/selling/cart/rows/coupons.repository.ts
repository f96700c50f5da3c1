/** The coupons of a cart, and those that its member could use, with all that their worth depends on. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type CouponKind, mostCouponsOffered } from '../../../../../schemas/coupon/coupon';
import type { Database } from '../../../../db/schema';
import { isForMembers, isInForce, isUsedUp, isUsedUpBy } from '../../coupon/coupon.service';
import type { CartScope } from './skus.repository';

export interface StoredCoupon {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly kind: CouponKind;
  readonly percent: number | null;
  readonly most_jpy: number | null;
  readonly amount_jpy: number | null;
  readonly least_jpy: number;
  readonly is_members_only: boolean;
  readonly is_alone: boolean;
  /** In force now. */
  readonly is_open: boolean;
  /** Its term has ended. */
  readonly is_over: boolean;
  /** By all, or by this person; what the cart's own order uses does not count. */
  readonly is_used_up: boolean;
  readonly is_used: boolean;
  /** Not for certain goods. */
  readonly is_for_all: boolean;
  /** The category or product that it is for. */
  readonly target_name: string | null;
  readonly is_for_category: boolean;
  /** Of the cart's lines that it is for. */
  readonly line_keys: readonly string[];
  /** False: it is only offered. */
  readonly is_chosen: boolean;
}

/** Not by the cart's own order. */
const isOthers = sql<boolean>`u.order_id not in
  (select id from orders where cart_id = c.id and status = 'payment_pending')`;

/** Of the cart `c`: the chosen ones in their order, then what its member has taken, the newest first. */
export const couponsJson = ({ channelId, memberId, now }: CartScope): RawBuilder<StoredCoupon[]> => sql<StoredCoupon[]>`
  coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code, 'name', k.name, 'description', k.description,
    'kind', k.kind, 'percent', k.percent, 'most_jpy', k.most_jpy, 'amount_jpy', k.amount_jpy, 'least_jpy', k.least_jpy,
    'is_members_only', ${isForMembers('k')}, 'is_alone', k.is_alone,
    'is_open', ${isInForce(now)}, 'is_over', k.is_active and coalesce(k.ends_at <= ${now}, false),
    'is_used_up', ${isUsedUp(isOthers)}, 'is_used', ${isUsedUpBy(memberId, isOthers)},
    'is_for_all', k.product_id is null and k.category_id is null, 'is_for_category', k.category_id is not null,
    'target_name', coalesce((select name from categories where id = k.category_id),
      (select name from products where id = k.product_id)),
    'line_keys', coalesce((select jsonb_agg(l.key) from cart_lines l join skus s on s.id = l.sku_id
      where l.cart_id = c.id and (k.product_id is null or s.product_id = k.product_id)
        and (k.category_id is null or exists (select from product_categories of_product
          where of_product.product_id = s.product_id and of_product.category_id in (
            with recursive below as (select k.category_id id union
              select child.id from categories child join below on child.parent_id = below.id) select id from below)))), '[]'),
    'is_chosen', given.at is not null) order by given.at, given.taken_at desc nulls first, k.id desc)
    from (
      select coupon_id, id at, null::timestamptz taken_at from cart_coupons where cart_id = c.id
      union all
      -- Those that are over, or of another shop, are not in the way of the others.
      (select t.coupon_id, null, t.taken_at from coupon_takes t join coupons k on k.id = t.coupon_id
        where t.member_id = ${memberId}::bigint and k.channel_id = ${channelId} and ${isInForce(now)}
          and not exists (select from cart_coupons own where own.cart_id = c.id and own.coupon_id = t.coupon_id)
        order by t.taken_at desc, k.id desc limit ${mostCouponsOffered})
    ) given join coupons k on k.id = given.coupon_id and k.channel_id = ${channelId}), '[]')`;

type Trx = Transaction<Database>;

export const addCoupons = async (trx: Trx, cartId: number, couponIds: readonly number[]): Promise<void> => {
  if (couponIds.length === 0) return;
  await trx
    .insertInto('cart_coupons')
    .values(couponIds.map((id) => ({ cart_id: cartId, coupon_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const removeCoupon = async (trx: Trx, cartId: number, couponId: number): Promise<void> => {
  await trx.deleteFrom('cart_coupons').where('cart_id', '=', cartId).where('coupon_id', '=', couponId).execute();
};

export const removeCoupons = async (trx: Trx, cartId: number): Promise<void> => {
  await trx.deleteFrom('cart_coupons').where('cart_id', '=', cartId).execute();
};
