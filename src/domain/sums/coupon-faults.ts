/** What is said of the coupons in a cart that lower nothing by now. */
import type { Cart } from '../../../schemas/cart/cart';

export const couponFaults = ({ detail: { coupons } }: Pick<Cart, 'detail'>) =>
  coupons.flatMap(({ code, name, fault }) => (fault === undefined ? [] : [{ code, words: `「${name}」：${fault}` }]));
