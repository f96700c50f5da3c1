/** Which shippings leave a cart when its lines change. One always stays, so that there is a place for what comes next. */
import type { StoredCart } from '../rows/carts.repository';
import type { Heir } from '../rows/options.repository';
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

/**
 * Who takes the goods of those that leave, with what is done to them: the one that all go to, or the first of those that
 * have the same goods. Empty: nothing goes anywhere.
 */
export function heirsOf(
  { lines }: StoredCart,
  planned: readonly PlannedLine[],
  leaving: readonly number[],
): readonly Heir[] {
  const isOnly = new Set(planned.map(({ shippingId }) => shippingId)).size === 1;
  return leaving.flatMap((from) => {
    const goods = new Set(lines.filter((line) => line.shipping_id === from).map(({ sku }) => sku.id));
    const heir = planned.find(({ sku }) => goods.has(sku.id)) ?? planned[0];
    return heir ? [{ from, to: heir.shippingId, isOnly }] : [];
  });
}
