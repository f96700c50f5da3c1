/**
 * A cart's lines divided over its shippings. Of each SKU that is named all pieces are divided, so that none is lost or
 * won; a line keeps its key where it can, since accessories hang on it.
 */
import { formatNumber } from '../../../../../src/lib/numbers';
import type { WantedDivision } from '../cart.types';
import type { CartSku } from '../rows/skus.repository';
import type { StoredCart } from '../rows/carts.repository';
import { checkWhole, firstDelivery, goodsOf, type LinePlan, type PlannedLine, plannedLines } from './plan-lines';
import { piecesOf } from './limits';
import { type FieldFault, outdated, refuseFields } from '../rows/refuse-change';

const twice = '同じものが2回指定されています。';

/** `「栗きんとん（八個入）」` */
const nameOf = ({ name, axes, options }: CartSku): string => {
  const chosen = axes.flatMap((axis) => options[axis.name] ?? []);
  return `「${name}${chosen.length > 0 ? `（${chosen.join('・')}）` : ''}」`;
};

/** Lines of the same goods: those that the division names. None: another tab has changed them, or it leaves open which. */
const namedBy = (lines: readonly PlannedLine[], { sku_id: skuId, line_key: lineKey }: WantedDivision) => {
  const own = lines.filter(({ sku, key }) => sku.id === skuId && (lineKey === undefined || key === lineKey));
  const goods = [...new Set(own.map(goodsOf))];
  return goods.length === 1 ? lines.filter((line) => goodsOf(line) === goods[0]) : [];
};

/** What is left over, or too many, in words; null: it fits. */
function misfit(own: readonly PlannedLine[], { quantities }: WantedDivision): string | null {
  const sku = own[0]?.sku;
  if (!sku) return outdated;
  const missing = piecesOf(own, sku.id) - quantities.reduce((sum, { quantity }) => sum + quantity, 0);
  if (missing === 0) return null;
  const count = formatNumber(Math.abs(missing));
  return missing > 0
    ? `${nameOf(sku)}のうち、${count}点のお届け先が決まっていません。`
    : `${nameOf(sku)}が、カートの数より${count}点多くなっています。`;
}

const faultsIn = (cart: StoredCart, lines: readonly PlannedLine[], wanted: readonly WantedDivision[]): FieldFault[] =>
  wanted.flatMap((one, index): FieldFault[] => {
    const field = `products.${index}`;
    const own = namedBy(lines, one);
    if (wanted.slice(0, index).some((other) => own[0] && namedBy(lines, other).includes(own[0]))) {
      return [{ field: `${field}.sku_id`, message: twice }];
    }
    const keys = one.quantities.map(({ shipping_key: key }) => key);
    const wrong = one.quantities.flatMap(({ shipping_key: key, quantity }, at): FieldFault[] => {
      // Nothing goes to an address that nothing went to, and that has left the cart since.
      const isKnown = quantity === 0 || cart.shippings.some((known) => known.key === key);
      const message = keys.indexOf(key) < at ? twice : isKnown ? null : outdated;
      return message === null ? [] : [{ field: `${field}.quantities.${at}.shipping_key`, message }];
    });
    if (wrong.length > 0) return wrong;
    const message = misfit(own, one);
    return message === null ? [] : [{ field: `${field}.quantities`, message }];
  });

/** So many pieces in lines to one address: what leaves last is fewer first, what leaves first is more. */
function fill([first, ...later]: readonly PlannedLine[], quantity: number): PlannedLine[] {
  if (!first) return [];
  const others = later.reduce((sum, line) => sum + line.quantity, 0);
  const here = Math.max(quantity - others, Math.min(quantity, first.quantity));
  const rest = fill(later, quantity - here);
  return here > 0 ? [{ ...first, quantity: here }, ...rest] : rest;
}

/** One line for each shipping that some of the goods go to, or as many as there are deliveries of them. */
function divided(
  cart: StoredCart,
  present: readonly PlannedLine[],
  own: readonly PlannedLine[],
  { quantities }: WantedDivision,
): PlannedLine[] {
  const [first] = own;
  if (!first) return [];
  const shares = cart.shippings.flatMap(({ id, key }) => {
    const quantity = quantities.find(({ shipping_key: to }) => to === key)?.quantity ?? 0;
    return quantity > 0 ? [{ shippingId: id, quantity }] : [];
  });
  const spare = own.filter((line) => shares.every(({ shippingId }) => shippingId !== line.shippingId));
  const seenPriceJpy = Math.min(...own.map((line) => line.seenPriceJpy));
  return shares.flatMap((share) => {
    const there = own.filter(({ shippingId }) => shippingId === share.shippingId);
    if (there.length > 0) return fill(there, share.quantity);
    const delivery = firstDelivery(present, share.shippingId);
    return [{ ...first, key: spare.shift()?.key ?? null, seenPriceJpy, delivery, ...share }];
  });
}

/** Lines of the same goods come to stand together, in the order of the shippings. */
export function divideLines(cart: StoredCart, wanted: readonly WantedDivision[]): LinePlan {
  const present = plannedLines(cart);
  const [fault, ...more] = faultsIn(cart, present, wanted);
  if (fault) return refuseFields('cart.shipping.not_divided', [fault, ...more]);
  const kinds = [...new Set(present.map(goodsOf))];
  const lines = kinds.flatMap((goods) => {
    const own = present.filter((line) => goodsOf(line) === goods);
    const division = wanted.find((one) => namedBy(present, one).some((line) => goodsOf(line) === goods));
    return division ? divided(cart, present, own, division) : own;
  });
  return checkWhole(lines, 'products');
}
