/** Changes of a cart's lines, as functions from lines to lines, which check everything before anything is written. */
import { mostLines } from '../../../../../schemas/cart/quantity';
import { mostGoodsJpy } from '../../../../../schemas/cart/totals';
import type { OptionDetails } from '../../../../../schemas/catalog/product-option';
import { missingPieces } from '../../../../../src/domain/cart/missing-pieces';
import { canonicalize } from '../../../../../src/layout/reading/canonicalize';
import { formatNumber } from '../../../../../src/lib/numbers';
import type { CartSku } from '../rows/skus.repository';
import type { ChangeRefusal, WantedSku } from '../cart.types';
import type { LineRow, ShippingRow, StoredCart } from '../rows/carts.repository';
import { fewerNote, inCartNote, mostOf, piecesOf, refusalOfSku, tooMany } from './limits';
import { refuseChange } from '../rows/refuse-change';

/** A line as it shall be; one without a key is new. */
export interface PlannedLine {
  readonly key: string | null;
  readonly shippingId: number;
  /** Of those to its address: what leaves together. */
  readonly delivery: number;
  readonly sku: CartSku;
  readonly quantity: number;
  readonly seenPriceJpy: number;
  /** What is done to each of its pieces. */
  readonly options: readonly PlannedOption[];
}

/** One without a key is new to the cart. */
export interface PlannedOption {
  readonly key: string | null;
  readonly serviceId: number;
  readonly name: string;
  /** A line takes one of those with the same words; null: it excludes none. */
  readonly oneOf: string | null;
  readonly details: OptionDetails;
}

/** A SKU that is wanted, with its options as the shop offers them. */
export type CheckedSku = Omit<WantedSku, 'options'> & { readonly options: readonly PlannedOption[] };

/** The lines as they shall be, and what the cart is to say of them. */
export interface PlannedLines {
  readonly ok: true;
  readonly lines: readonly PlannedLine[];
  readonly notes?: readonly string[];
}
export type LinePlan = PlannedLines | ChangeRefusal;

/** With how many pieces of each of the goods come in, in their order. */
export type GrowthPlan = (PlannedLines & { readonly put: readonly number[] }) | ChangeRefusal;

const mostSkus = 50;

const toPlanned = (line: LineRow): PlannedLine => ({
  key: line.key,
  shippingId: line.shipping_id,
  delivery: line.delivery,
  sku: line.sku,
  quantity: line.quantity,
  seenPriceJpy: line.seen_price_jpy,
  options: line.options.map(({ key, service_id: serviceId, option, details }) => ({
    key,
    serviceId,
    name: option.name,
    oneOf: option.one_of ?? null,
    details,
  })),
});

/** The same for lines of the same SKU to which the same is done: of them an address has one line. */
export const goodsOf = ({
  sku,
  options,
}: { readonly sku: { readonly id: number } } & Pick<PlannedLine, 'options'>): string =>
  `${sku.id} ${canonicalize(
    [...options]
      .sort((one, other) => one.serviceId - other.serviceId)
      .map(({ serviceId, details }) => [serviceId, { ...details }]),
  )}`;

/** The lines as they are. */
export const plannedLines = ({ lines }: StoredCart): readonly PlannedLine[] => lines.map(toPlanned);

export const refuseSku = (code: 'product_not_found' | 'not_sale', field: string): ChangeRefusal =>
  refuseChange(`cart.update_products.${code}`, field);

const goodsJpy = (lines: readonly PlannedLine[]): number =>
  lines.reduce((sum, { sku, quantity }) => sum + sku.price_jpy * quantity, 0);

/** What holds for the cart as a whole. */
export function checkWhole(lines: readonly PlannedLine[], field: string): LinePlan {
  if (new Set(lines.map(({ sku }) => sku.id)).size > mostSkus) {
    const message = `カートに入れられる商品は${mostSkus}種類までです。`;
    return refuseChange('cart.update_products.too_many_lines', field, message);
  }
  if (lines.length > mostLines) {
    const message = `商品とお届け先の組み合わせは${mostLines}件までです。お届け先を減らしてください。`;
    return refuseChange('cart.update_products.too_many_lines', field, message);
  }
  if (goodsJpy(lines) > mostGoodsJpy) {
    const message = `一度にご注文いただける金額は${formatNumber(mostGoodsJpy)}円までです。`;
    return refuseChange('cart.update_products.max_quantity', field, message);
  }
  return { ok: true, lines };
}

export interface CheckedGoods {
  readonly products: readonly CheckedSku[];
  /**
   * Of what fewer are left than wanted, those are put in, none where the cart has them all, and it is to say so; where that
   * holds for all of it, and else, all of it is refused.
   */
  readonly takesFewer: boolean;
}

/**
 * Puts SKUs in: an equal line grows, of several the first; others come behind it, or to the position that they name, in
 * the first shipping. Where a shipping is named that the cart has, they go there.
 */
export const growLines = (cart: StoredCart, skus: ReadonlyMap<number, CartSku>, goods: CheckedGoods): GrowthPlan =>
  grow(plannedLines(cart), cart.shippings, skus, goods);

/** Puts in what of these goods, with just these options, is there no more, each as far as it can be had. Null: nothing is missing, or to be had. */
export function putBack(
  cart: StoredCart,
  skus: ReadonlyMap<number, CartSku>,
  products: readonly CheckedSku[],
): PlannedLines | null {
  const present = plannedLines(cart);
  const wanted = products.map((one) => ({ ...one, goods: goodsOf({ sku: { id: one.sku_id }, options: one.options }) }));
  const left = missingPieces(
    wanted,
    present.map((line) => ({ goods: goodsOf(line), quantity: line.quantity })),
  );
  // What is there of the same goods otherwise, as without an option that was done no more then, is not missing.
  const room = new Map<number, number>();
  for (const { sku_id: id, quantity } of products) room.set(id, (room.get(id) ?? -piecesOf(present, id)) + quantity);
  const missing = products.flatMap((one, at) => {
    const quantity = Math.min(left[at] ?? 0, room.get(one.sku_id) ?? 0);
    if (quantity <= 0) return [];
    room.set(one.sku_id, (room.get(one.sku_id) ?? 0) - quantity);
    return { ...one, quantity };
  });
  const none: PlannedLines = { ok: true, lines: present, notes: [] };
  const grown = missing.reduce<PlannedLines>((plan, one) => {
    const next = grow(plan.lines, cart.shippings, skus, { products: [one], takesFewer: true });
    return next.ok ? { ...next, notes: [...(plan.notes ?? []), ...(next.notes ?? [])] } : plan;
  }, none);
  return grown === none ? null : grown;
}

/** The same of a cart that is not there yet. */
export const growNew = (skus: ReadonlyMap<number, CartSku>, goods: CheckedGoods): GrowthPlan =>
  grow([], [{ id: 0, key: '' }], skus, goods);

/** Of a SKU that is wanted, maybe with several options. */
interface Fewer {
  readonly sku: CartSku;
  readonly wanted: number;
  /** That come in. */
  readonly quantity: number;
  /** That were there before any of them. */
  readonly inCart: number;
}

const countFewer = (counted: Map<number, Fewer>, more: Fewer): void => {
  const { wanted, quantity, inCart } = counted.get(more.sku.id) ?? { wanted: 0, quantity: 0, inCart: more.inCart };
  const sum = { wanted: wanted + more.wanted, quantity: quantity + more.quantity };
  counted.set(more.sku.id, { sku: more.sku, ...sum, inCart });
};

/** SKUs of one name, as sizes, are told apart by nothing. */
const notesOf = (counted: ReadonlyMap<number, Fewer>): readonly string[] => {
  const fewer = [...counted.values()].filter(({ quantity, wanted }) => quantity < wanted);
  return [...new Set(fewer.map(({ sku, quantity, inCart }) => fewerNote(sku, quantity, inCart)))];
};

function grow(
  present: readonly PlannedLine[],
  shippings: readonly Pick<ShippingRow, 'id' | 'key'>[],
  skus: ReadonlyMap<number, CartSku>,
  { products, takesFewer }: CheckedGoods,
): GrowthPlan {
  const lines = [...present];
  const put: number[] = [];
  const fewer = new Map<number, Fewer>();
  let isFull = true;
  for (const [index, { sku_id: skuId, quantity: wanted, shipping_key: to, position, options }] of products.entries()) {
    // As it was read with the cart: there the pieces count that the cart's own order holds.
    const sku = present.find((line) => line.sku.id === skuId)?.sku ?? skus.get(skuId);
    const refusal = refusalOfSku(sku);
    if (!sku || refusal) return refuseSku(refusal ?? 'product_not_found', `products.${index}.sku_id`);
    const missing = sku.required_options.find((name) => options.every((option) => option.name !== name));
    if (missing !== undefined) {
      const message = `「${missing}」をご指定ください。`;
      return refuseChange('cart.option.required', `products.${index}.options`, message);
    }
    const goods = goodsOf({ sku, options });
    const named = shippings.find(({ key }) => key === to)?.id;
    const place = lines.findIndex(
      (line) => goodsOf(line) === goods && (named === undefined || line.shippingId === named),
    );
    const known = lines[place];
    const inCart = piecesOf(lines, skuId);
    const room = mostOf(sku) - inCart;
    const quantity = takesFewer && (room > 0 || inCart > 0) ? Math.min(wanted, Math.max(0, room)) : wanted;
    put.push(quantity);
    countFewer(fewer, { sku, quantity, wanted, inCart });
    if (quantity === 0) continue;
    isFull = false;
    const excess = tooMany(sku, inCart + quantity, inCartNote(inCart));
    if (excess) {
      return refuseChange(`cart.update_products.${excess.code}`, `products.${index}.quantity`, excess.message);
    }
    const shippingId = known?.shippingId ?? named ?? firstOf(shippings).id;
    lines.splice(place < 0 ? (position ?? lines.length) : place, place < 0 ? 0 : 1, {
      key: known?.key ?? null,
      shippingId,
      delivery: known?.delivery ?? firstDelivery(lines, shippingId),
      sku,
      quantity: (known?.quantity ?? 0) + quantity,
      seenPriceJpy: known?.seenPriceJpy ?? sku.price_jpy,
      options: known?.options ?? options,
    });
  }
  const notes = notesOf(fewer);
  if (isFull && notes.length > 0) return refuseChange('cart.update_products.max_quantity', 'products', notes.join(''));
  const whole = checkWhole(lines, 'products');
  return whole.ok ? { ...whole, notes, put } : whole;
}

/** Takes lines out; one that is gone already is no fault. */
export const removeLines = (cart: StoredCart, keys: readonly string[]): readonly PlannedLine[] =>
  plannedLines(cart).filter(({ key }) => key === null || !keys.includes(key));

/** Takes out what is sold no more, or not for now. */
export const dropLostLines = (cart: StoredCart): readonly PlannedLine[] =>
  plannedLines(cart).filter(({ sku }) => refusalOfSku(sku) === null);

/** With which what comes to an address travels, unless somebody says otherwise. */
export const firstDelivery = (lines: readonly PlannedLine[], shippingId: number): number => {
  const numbers = lines.filter((line) => line.shippingId === shippingId).map(({ delivery }) => delivery);
  return numbers.length > 0 ? Math.min(...numbers) : 0;
};

export function firstOf<T>([first]: readonly T[]): T {
  if (!first) throw new Error('A cart has no shipping.');
  return first;
}
