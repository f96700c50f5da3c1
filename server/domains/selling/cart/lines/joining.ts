/** Lines that come together: at one address, in one delivery, in one cart. */
import { mostPieces } from '../../../../../schemas/cart/quantity';
import type { StoredCart } from '../rows/carts.repository';
import { firstDelivery, firstOf, goodsOf, type PlannedLine, plannedLines } from './plan-lines';

/** The same goods for the same address that leave together are one line. */
export function joinEqual(lines: readonly PlannedLine[]): readonly PlannedLine[] {
  const joined = new Map<string, PlannedLine>();
  for (const line of lines) {
    const place = `${line.shippingId} ${line.delivery} ${goodsOf(line)}`;
    const known = joined.get(place);
    joined.set(place, known ? together(known, line) : line);
  }
  return [...joined.values()];
}

/** Lines to other shippings, with what leaves first to there. @param to the id of a line's shipping, by that of the old one */
export function moveLines(cart: StoredCart, to: (shippingId: number) => number): readonly PlannedLine[] {
  const present = plannedLines(cart);
  const moved = present.map((line) => {
    const shippingId = to(line.shippingId);
    return shippingId === line.shippingId
      ? line
      : { ...line, shippingId, delivery: firstDelivery(present, shippingId) };
  });
  return joinEqual(moved);
}

/** All lines to the first shipping. */
export function joinShippings(cart: StoredCart): readonly PlannedLine[] {
  const { id } = firstOf(cart.shippings);
  return moveLines(cart, () => id);
}

/**
 * The cart's lines with further ones; null: of one SKU they would be too many to be kept.
 *
 * @param takers the shipping that each goes to, by that which it went to
 */
export function withLinesOf(
  cart: StoredCart,
  further: readonly PlannedLine[],
  takers: ReadonlyMap<number, number>,
): readonly PlannedLine[] | null {
  const lines = [...plannedLines(cart)];
  for (const line of further) {
    const id = takers.get(line.shippingId) ?? firstOf(cart.shippings).id;
    const goods = goodsOf(line);
    const place = lines.findIndex((own) => goodsOf(own) === goods && own.shippingId === id);
    const known = lines[place];
    if (known) lines[place] = together(known, line);
    else lines.push({ ...line, key: null, shippingId: id, delivery: firstDelivery(lines, id) });
  }
  return lines.some(({ quantity }) => quantity > mostPieces) ? null : lines;
}

/** Of two prices that the shopper has seen, the lower one: the higher is said again before it is paid. */
const together = (known: PlannedLine, line: PlannedLine): PlannedLine => ({
  ...known,
  quantity: known.quantity + line.quantity,
  seenPriceJpy: Math.min(known.seenPriceJpy, line.seenPriceJpy),
});
