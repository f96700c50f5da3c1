/** How many pieces a cart's lines shall have. Like plan-lines.ts it checks everything before anything is written. */
import type { ChangeRefusal, WantedQuantity } from '../cart.types';
import type { StoredCart } from '../rows/carts.repository';
import { refuseChange, refuseOutdated } from '../rows/refuse-change';
import { elsewhereNote, elsewhereOf, piecesOf, refusalOfSku, tooMany } from './limits';
import { checkWhole, type LinePlan, type PlannedLine, plannedLines, refuseSku } from './plan-lines';

/** Sets quantities. With the quantity that a line has already, the shopper takes note of its price. */
export function setQuantities(cart: StoredCart, wanted: readonly WantedQuantity[]): LinePlan {
  const lines = [...plannedLines(cart)];
  for (const [index, { key, quantity }] of wanted.entries()) {
    const place = lines.findIndex((line) => line.key === key);
    const line = lines[place];
    if (!line) return refuseOutdated(`products.${index}.key`);
    const refusal = refusalOfSku(line.sku);
    if (refusal) return refuseSku(refusal, `products.${index}.key`);
    lines[place] = quantity === line.quantity ? { ...line, seenPriceJpy: line.sku.price_jpy } : { ...line, quantity };
  }
  return excessIn(cart, lines, wanted) ?? checkWhole(lines, 'products');
}

/**
 * The first wish that makes a SKU more than can be had. Fewer than before is never refused: where fewer are left than
 * the cart holds, several lines can be lowered one after the other.
 */
function excessIn(
  cart: StoredCart,
  lines: readonly PlannedLine[],
  wanted: readonly WantedQuantity[],
): ChangeRefusal | null {
  for (const [index, { key }] of wanted.entries()) {
    const line = lines.find((one) => one.key === key);
    if (!line) continue;
    const pieces = piecesOf(lines, line.sku.id);
    if (pieces <= piecesOf(cart.lines, line.sku.id)) continue;
    const excess = tooMany(line.sku, pieces, elsewhereNote(elsewhereOf(lines, line, ({ shippingId }) => shippingId)));
    if (excess) {
      return refuseChange(`cart.update_products.${excess.code}`, `products.${index}.quantity`, excess.message);
    }
  }
  return null;
}
