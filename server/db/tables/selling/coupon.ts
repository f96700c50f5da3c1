/** Coupons: what a shop gives, who has taken it, and which order has used it. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { CouponKind } from '../../../../schemas/coupon/coupon';
import type { Time, TimeWithDefault } from '../../columns';

interface CouponsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  code: string;
  name: string;
  description: Generated<string>;
  kind: CouponKind;
  percent: number | null;
  most_jpy: number | null;
  amount_jpy: number | null;
  category_id: number | null;
  product_id: number | null;
  least_jpy: Generated<number>;
  is_members_only: Generated<boolean>;
  is_alone: Generated<boolean>;
  is_listed: Generated<boolean>;
  is_active: Generated<boolean>;
  starts_at: TimeWithDefault;
  ends_at: Time | null;
  most_in_all: number | null;
  most_per_person: number | null;
  position: Generated<number>;
}

interface CouponTakesTable {
  coupon_id: number;
  member_id: number;
  taken_at: TimeWithDefault;
}

interface CouponUsesTable {
  coupon_id: number;
  order_id: number;
  member_id: number | null;
  used_at: Time;
}

interface CartCouponsTable {
  id: GeneratedAlways<number>;
  cart_id: number;
  coupon_id: number;
}

export interface CouponTables {
  coupons: CouponsTable;
  coupon_takes: CouponTakesTable;
  coupon_uses: CouponUsesTable;
  cart_coupons: CartCouponsTable;
}
