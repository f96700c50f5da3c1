/** A member's points in a cart. */
import type { Totals } from '../../../../../schemas/cart/totals';
import type { CartTerms } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';
import { ownerIn } from '../rows/scope';
import type { WeighedCoupons } from './coupons';

/** What the member could use: what is there, and what the cart's own order holds while it waits. Null: a guest has none. */
export const pointsThere = (
  terms: CartTerms,
  { order, points_balance: balance }: Pick<StoredCart, 'order' | 'points_balance'>,
): number | null => {
  if (ownerIn(terms) === null) return null;
  const held = order?.state === 'asked' || order?.state === 'challenged' ? order.points : 0;
  return balance + held;
};

interface Paid {
  readonly totals: Totals;
  readonly coupons: WeighedCoupons;
}

/** What is paid for the goods, and for what is done to them; a coupon for the carriage lowers something else. */
export const goodsPaid = ({ totals, coupons }: Paid): number => {
  const off = coupons.chosen.map(({ coupon, amountJpy }) => (coupon.kind === 'free_carriage' ? 0 : amountJpy));
  const goods = totals.total_products + totals.total_accessories - totals.total_points;
  return off.reduce((left, amount) => left - amount, goods);
};

/** What comes with an order, of each 100 yen of goods that are paid with money. */
export const pointsEarned = (terms: CartTerms, goodsJpy: number): number =>
  ownerIn(terms) === null ? 0 : Math.floor(Math.max(0, goodsJpy) / 100) * terms.pointPercent;
