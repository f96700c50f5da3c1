/**
 * A cart's lines divided over its shippings. Of each SKU that is named all pieces are divided, so that none is lost or
 * won; a line keeps its key where it can, since accessories hang on it.
 */
import { formatNumber } from '../../../../../src/lib/numbers';
import type { WantedDivision } from '../cart.types';
import type { CartSku } from '../rows/skus.repository';
import type { StoredCart } from '../rows/carts.repository';
import { checkWhole, type LinePlan, type PlannedLine, plannedLines } from './changes';
import { piecesOf } from './limits';
import { type FieldFault, refuseFields } from '../rows/refuse-change';

/** Another tab, or the shop, has changed the cart since the shopper saw it. */
const outdated = 'カートの内容が変わりました。もう一度ご確認ください。';
const twice = '同じものが2回指定されています。';

/** `「栗きんとん（八個入）」` */
const nameOf = ({ name, axes, options }: CartSku): string => {
  const chosen = axes.flatMap((axis) => options[axis.name] ?? []);
  return `「${name}${chosen.length > 0 ? `（${chosen.join('・')}）` : ''}」`;
};

/** What is left over, or too many, in words; null: it fits. */
function misfit(cart: StoredCart, { sku_id: skuId, quantities }: WantedDivision): string | null {
  const sku = cart.lines.find((line) => line.sku.id === skuId)?.sku;
  if (!sku) return outdated;
  const missing = piecesOf(cart.lines, skuId) - quantities.reduce((sum, { quantity }) => sum + quantity, 0);
  if (missing === 0) return null;
  const count = formatNumber(Math.abs(missing));
  return missing > 0
    ? `${nameOf(sku)}のうち、${count}点のお届け先が決まっていません。`
    : `${nameOf(sku)}が、カートの数より${count}点多くなっています。`;
}

const faultsIn = (cart: StoredCart, wanted: readonly WantedDivision[]): FieldFault[] =>
  wanted.flatMap((one, index): FieldFault[] => {
    const field = `products.${index}`;
    if (wanted.findIndex(({ sku_id: skuId }) => skuId === one.sku_id) < index) {
      return [{ field: `${field}.sku_id`, message: twice }];
    }
    const keys = one.quantities.map(({ shipping_key: key }) => key);
    const wrong = keys.flatMap((key, at): FieldFault[] => {
      const message =
        keys.indexOf(key) < at ? twice : cart.shippings.some((known) => known.key === key) ? null : outdated;
      return message === null ? [] : [{ field: `${field}.quantities.${at}.shipping_key`, message }];
    });
    if (wrong.length > 0) return wrong;
    const message = misfit(cart, one);
    return message === null ? [] : [{ field: `${field}.quantities`, message }];
  });

/** One line for each shipping that some of the SKU goes to. */
function divided(cart: StoredCart, own: readonly PlannedLine[], { quantities }: WantedDivision): PlannedLine[] {
  const [first] = own;
  if (!first) return [];
  const shares = cart.shippings.flatMap(({ id, key }) => {
    const quantity = quantities.find(({ shipping_key: to }) => to === key)?.quantity ?? 0;
    return quantity > 0 ? [{ shippingId: id, quantity }] : [];
  });
  const spare = own.filter((line) => shares.every(({ shippingId }) => shippingId !== line.shippingId));
  const seenPriceJpy = Math.min(...own.map((line) => line.seenPriceJpy));
  return shares.map((share) => {
    const there = own.find(({ shippingId }) => shippingId === share.shippingId);
    return { ...(there ?? { ...first, key: spare.shift()?.key ?? null, seenPriceJpy }), ...share };
  });
}

/** Lines of one SKU come to stand together, in the order of the shippings. */
export function divideLines(cart: StoredCart, wanted: readonly WantedDivision[]): LinePlan {
  const [fault, ...more] = faultsIn(cart, wanted);
  if (fault) return refuseFields('cart.shipping.not_divided', [fault, ...more]);
  const present = plannedLines(cart);
  const skuIds = [...new Set(present.map(({ sku }) => sku.id))];
  const lines = skuIds.flatMap((skuId) => {
    const own = present.filter(({ sku }) => sku.id === skuId);
    const division = wanted.find((one) => one.sku_id === skuId);
    return division ? divided(cart, own, division) : own;
  });
  return checkWhole(lines, 'products');
}
