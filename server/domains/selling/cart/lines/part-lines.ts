/** Pieces of a cart's lines that leave at another time than the others to their address. */
import { mostDeliveries } from '../../../../../schemas/cart/cart-shipping';
import { formatNumber } from '../../../../../src/lib/numbers';
import type { ChangeRefusal, WantedQuantity } from '../cart.types';
import type { LineRow, StoredCart } from '../rows/carts.repository';
import { refuseChange, refuseOutdated } from '../rows/refuse-change';
import { checkWhole, type LinePlan, plannedLines } from './plan-lines';
import { joinEqual } from './joining';

const twice = '同じものが2回指定されています。';
const whole =
  'このお荷物の商品すべてにあたるため、分けられません。一部を分けるときは、これより少ない数をご指定ください。';
const elsewhere = 'お届け先の異なる商品は、別々にお分けください。';

const faultIn = (lines: readonly LineRow[], wanted: readonly WantedQuantity[]): ChangeRefusal | null => {
  const first = lines.find(({ key }) => key === wanted[0]?.key);
  for (const [index, { key, quantity }] of wanted.entries()) {
    const field = `products.${index}`;
    const line = lines.find((known) => known.key === key);
    if (!line) return refuseOutdated(`${field}.key`);
    if (wanted.findIndex((other) => other.key === key) < index)
      return refuseChange('cart.packing.not_divided', `${field}.key`, twice);
    if (line.shipping_id !== first?.shipping_id)
      return refuseChange('cart.packing.not_divided', `${field}.key`, elsewhere);
    if (quantity > line.quantity) {
      const message = `${formatNumber(line.quantity)}点までの数をご指定ください。`;
      return refuseChange('cart.packing.not_divided', `${field}.quantity`, message);
    }
  }
  return null;
};

/** Whether they are all that leaves at some time: nothing would be parted from anything. */
const areOneDelivery = (lines: readonly LineRow[], wanted: readonly WantedQuantity[]): boolean => {
  const moved = lines.filter(({ key }) => wanted.some((one) => one.key === key));
  const [first] = moved;
  const together = lines.filter((line) => line.shipping_id === first?.shipping_id && line.delivery === first.delivery);
  return (
    together.length === moved.length &&
    together.every((line) => wanted.some(({ key, quantity }) => key === line.key && quantity === line.quantity))
  );
};

/** The number that the delivery has, or gets. */
const deliveryFor = (cart: StoredCart, shippingId: number, packingKey: string | null): number | ChangeRefusal => {
  const own = cart.packings.filter((packing) => packing.shipping_id === shippingId);
  if (packingKey !== null) {
    const known = own.find(({ key }) => key === packingKey);
    return known?.delivery ?? refuseOutdated('packing_key');
  }
  const numbers = own.map(({ delivery }) => delivery);
  if (new Set(numbers).size < mostDeliveries) return Math.max(...numbers) + 1;
  const message = `1か所へのお届けは${mostDeliveries}回までにお分けいただけます。`;
  return refuseChange('cart.packing.too_many', 'products', message);
};

/**
 * A part keeps what is done to its pieces; a line that moves as a whole keeps its key.
 *
 * @param packingKey of a parcel that they leave with; null: by themselves
 */
export function partLines(cart: StoredCart, wanted: readonly WantedQuantity[], packingKey: string | null): LinePlan {
  const fault = faultIn(cart.lines, wanted);
  if (fault) return fault;
  const present = plannedLines(cart);
  if (packingKey === null && areOneDelivery(cart.lines, wanted))
    return refuseChange('cart.packing.not_divided', 'products.0.quantity', whole);
  const shippingId = cart.lines.find(({ key }) => key === wanted[0]?.key)?.shipping_id ?? 0;
  const delivery = deliveryFor(cart, shippingId, packingKey);
  if (typeof delivery !== 'number') return delivery;
  const lines = present.flatMap((line) => {
    const quantity = wanted.find(({ key }) => key === line.key)?.quantity ?? 0;
    if (quantity === 0 || line.delivery === delivery) return [line];
    if (quantity === line.quantity) return [{ ...line, delivery }];
    return [
      { ...line, quantity: line.quantity - quantity },
      { ...line, key: null, quantity, delivery },
    ];
  });
  return checkWhole(joinEqual(lines), 'products');
}
