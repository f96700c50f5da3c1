/** Which shippings leave a cart when its lines change. One always stays, so that there is a place for what comes next. */
import type { StoredCart } from '../rows/carts.repository';
import type { PlannedLine } from '../lines/plan-lines';

const isUsed = (planned: readonly PlannedLine[], id: number): boolean =>
  planned.some(({ shippingId }) => shippingId === id);

/** All but the first, by their ids. */
export const otherShippings = ({ shippings }: StoredCart): number[] => shippings.slice(1).map(({ id }) => id);

/** Those that nothing goes to. */
export const idleShippings = (cart: StoredCart, planned: readonly PlannedLine[]): number[] =>
  planned.length === 0 ? otherShippings(cart) : cart.shippings.map(({ id }) => id).filter((id) => !isUsed(planned, id));

/** Those that lose their last line; one that was just added and waits for its first stays. */
export const emptiedShippings = (cart: StoredCart, planned: readonly PlannedLine[]): number[] =>
  planned.length === 0
    ? otherShippings(cart)
    : idleShippings(cart, planned).filter((id) => cart.lines.some((line) => line.shipping_id === id));

/** Who takes what is done at those that leave, where all goods go to one that stays; empty: they go to several. */
export function heirsOf(planned: readonly PlannedLine[], leaving: readonly number[]): ReadonlyMap<number, number> {
  const [heir, ...others] = new Set(planned.map(({ shippingId }) => shippingId));
  return heir === undefined || others.length > 0 ? new Map() : new Map(leaving.map((id) => [id, heir]));
}
