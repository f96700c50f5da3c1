/** Coupons and points: what a change of them does to the cart's rows. */
import { mostCouponsInCart, readCouponCode } from '../../../../../schemas/coupon/coupon';
import { formatNumber } from '../../../../../src/lib/numbers';
import { findCodedCoupon, termFault } from '../../coupon/coupon.service';
import type { CartTerms, ChangeRefusal } from '../cart.types';
import { computeAmounts } from '../checkout/amounts';
import { withOrderer } from '../checkout/own-orderer';
import { pointsThere } from '../checkout/points';
import { type readCart } from '../rows/carts.repository';
import { addCoupons, removeCoupon } from '../rows/coupons.repository';
import { refuseChange } from '../rows/refuse-change';
import { unchanged, type Work, written } from '../rows/work';

const chosenIn = (coupons: readonly { readonly is_chosen: boolean; readonly id: number; readonly code: string }[]) =>
  coupons.filter(({ is_chosen: isChosen }) => isChosen);

/** Thrown to undo what was written to see what it would be worth. */
export class CouponRefused extends Error {
  override readonly name = 'CouponRefused';
  constructor(readonly refusal: ChangeRefusal) {
    super(refusal.code);
  }
}

/** A coupon that would not lower the sum is not taken into the cart: the shopper reads why where they typed it. */
export const useCoupon =
  (
    terms: CartTerms,
    typed: string,
    read: (trx: Parameters<typeof readCart>[0]) => ReturnType<typeof readCart>,
  ): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const found = await findCodedCoupon(trx, terms.channel.id, readCouponCode(typed));
    if (!found) return refuseChange('cart.coupon.not_found', 'code');
    const outOfTerm = termFault(found, terms.now);
    if (outOfTerm !== null) return refuseChange('cart.coupon.out_of_term', 'code', outOfTerm);
    const { id } = found;
    const chosen = chosenIn(cart.coupons);
    if (chosen.some((coupon) => coupon.id === id)) return unchanged;
    if (chosen.length >= mostCouponsInCart) return refuseChange('cart.coupon.too_many', 'code');
    await addCoupons(trx, cart.id, [id]);
    const after = await read(trx);
    const weighed =
      after && computeAmounts(terms, withOrderer(terms, after)).coupons.chosen.find(({ coupon }) => coupon.id === id);
    const fault = weighed ? weighed.fault : null;
    const isForOthers = weighed?.coupon.is_members_only && after?.member_id === null;
    const code = isForOthers ? 'cart.coupon.members_only' : 'cart.coupon.not_usable';
    if (fault !== null) throw new CouponRefused(refuseChange(code, 'code', fault));
    return written();
  };

export const dropCoupon =
  (typed: string): Work<never> =>
  async (trx, cart) => {
    const code = readCouponCode(typed);
    const known = chosenIn(cart.coupons).find((coupon) => coupon.code === code);
    if (!known) return unchanged;
    await removeCoupon(trx, cart.id, known.id);
    return written();
  };

export const usePoints =
  (terms: CartTerms, wished: number): Work<ChangeRefusal> =>
  (_trx, cart) => {
    const balance = pointsThere(terms, cart);
    if (balance === null) return wished === 0 ? unchanged : refuseChange('cart.point.members_only', 'point');
    if (wished > balance) {
      const reason = `お持ちのポイントは${formatNumber(balance)}ポイントです。その範囲でご入力ください。`;
      return refuseChange('cart.point.too_many', 'point', reason);
    }
    return wished === cart.points ? unchanged : written({ points: wished });
  };
