/**
 * What a shopper sees on the confirmation, as a short text: an order is placed only if the cart, read anew under its
 * lock, still has the fingerprint that the confirmation carried.
 *
 * What the confirmation does not show is not in it, so that nobody is asked again for something that looks the same:
 * the stock, keys and ids of rows, pictures. A day that was promised is: it moves with the stock and, at midnight or the
 * hour of the cutoff, by itself, and nobody orders for a later one than they have read.
 */
import { createHash } from 'node:crypto';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { CartAccessory } from '../../../../../schemas/cart/cart-line';
import type { Json } from '../../../../../schemas/layout/document';
import { canonicalize } from '../../../../../src/layout/reading/canonicalize';

/** All that is in view of a cart. */
export type SeenCart = Pick<
  Cart,
  'orderer' | 'sender' | 'is_amount_hidden' | 'social_gift' | 'payment_id' | 'payment' | 'detail'
>;

const accessoriesSeen = (accessories: readonly CartAccessory[] = []): Json[] =>
  accessories.map(({ option_key: option, name, words, subtotal, is_returnable, fault }) => ({
    option,
    name,
    words: words.map(({ title, text }) => [title, text]),
    subtotal,
    is_returnable,
    fault,
  }));

function seenOf(cart: SeenCart): Json {
  const { orderer, sender = null, is_amount_hidden = false, social_gift, payment_id, payment } = cart;
  const { products, shippings, coupons, order } = cart.detail;
  const shippingAt = new Map(shippings.map(({ key }, at) => [key, at]));
  const packingAt = new Map(shippings.flatMap(({ packings }) => packings.map(({ key }, at) => [key, at] as const)));
  return {
    lines: products.map(
      ({ sku_id, product_info: info, shipping_key, packing_key, unit_price, quantity, subtotal, accessories }) => ({
        sku_id,
        name: info.name,
        options: info.options,
        tax_rate_percent: info.tax_rate_percent,
        to: [shippingAt.get(shipping_key) ?? null, packingAt.get(packing_key) ?? null],
        unit_price,
        quantity,
        subtotal,
        accessories: accessoriesSeen(accessories),
      }),
    ),
    shippings: shippings.map(({ is_orderer, address, carriage, packings, accessories }) => ({
      is_orderer,
      address,
      carriage,
      accessories: accessoriesSeen(accessories),
      packings: packings.map(
        ({ temperature, delivery_at, expected_at, delivery_timezone_key, carriage: ofPacking }) => ({
          temperature,
          // Who wishes for a day is shown that alone.
          ...(delivery_at === null ? { expected_at: expected_at ?? null } : { delivery_at }),
          delivery_timezone_key,
          carriage: ofPacking,
        }),
      ),
    })),
    orderer,
    sender,
    is_amount_hidden,
    ...(social_gift ? { social_gift } : {}),
    payment_id,
    // The card's last four digits are what is shown of it.
    payment: payment && { ...payment, masked_number: payment.masked_number?.slice(-4) ?? null },
    coupons,
    order,
  };
}

/** 256 bits, base64url: 43 characters. */
const hashOf = (seen: Json): string => createHash('sha256').update(canonicalize(seen)).digest('base64url');

/** Why a payment came to nothing. */
interface Unpaid {
  readonly payment_error: string | null;
  readonly failed_order: number | null;
}

/** Whoever has not read that the last payment came to nothing orders nothing more. */
export const fingerprintOf = (cart: SeenCart, { payment_error: why, failed_order: order }: Unpaid): string =>
  hashOf(why === null ? seenOf(cart) : [seenOf(cart), why, order]);

const divisionOf = ({ products }: SeenCart['detail']): Json[] =>
  products.map(({ key, sku_id: sku, shipping_key: to, packing_key: packed, quantity }) => ({
    key,
    sku,
    to,
    packed,
    quantity,
  }));

/** Goods go to several addresses, or on several days: what goes where, and with what, was chosen. */
const isDivided = ({ shippings }: SeenCart['detail']): boolean =>
  shippings.length > 1 ||
  shippings.some(({ packings }) => packings.length > new Set(packings.map(({ temperature }) => temperature)).size);

/**
 * What its shopper has chosen on the screens from the orderer to the delivery, each of which chooses all that it shows anew.
 * It takes keys along, since the screens do, but those of options: the same one chosen again is the same.
 */
export const deliveryFingerprintOf = ({
  orderer,
  sender = null,
  is_amount_hidden = false,
  social_gift: gift,
  detail,
}: SeenCart): string =>
  hashOf({
    shippings: detail.shippings.map(({ key, is_orderer, address, packings, accessories = [] }) => ({
      key,
      is_orderer,
      address,
      accessories: accessories.map(({ option_key: option, details }) => ({ option, details })),
      packings: packings.map(({ key: packing, delivery_at, delivery_timezone_key }) => ({
        packing,
        delivery_at,
        delivery_timezone_key,
      })),
    })),
    division: isDivided(detail) ? divisionOf(detail) : [],
    orderer,
    sender,
    is_amount_hidden,
    gift: gift ?? null,
  });
