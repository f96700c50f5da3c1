/** The goods of a cart as they are divided over its addresses: what the fields start with, and what is left. */
import type { Cart } from '../../../schemas/cart/cart';
import type { CartLine } from '../../../schemas/cart/cart-line';
import type { CartShipping } from '../../../schemas/cart/cart-shipping';
import { divisionField, piecesIn } from '../../../src/domain/delivery/division-fields';
import { formatNumber } from '../../../src/lib/numbers';

/** What stands in the fields, by their names. */
export type Texts = Readonly<Record<string, string>>;

export interface DividedProduct {
  /** As the fields name them. */
  readonly goods: string;
  readonly info: CartLine['product_info'];
  readonly accessories: CartLine['accessories'];
  /** Pieces in the cart, wherever they go. */
  readonly count: number;
}

/** The same for lines of the same SKU with the same options. */
const sameness = ({ sku_id: skuId, accessories = [] }: CartLine): string =>
  JSON.stringify([skuId, ...accessories.map(({ option_key: key, details }) => [key, details])]);

/** How the fields name the goods of each line. */
const goodsByLine = (lines: readonly CartLine[]): ReadonlyMap<CartLine, string> => {
  const first = (line: CartLine) => lines.find((other) => sameness(other) === sameness(line)) ?? line;
  const kindsOf = (skuId: number) => new Set(lines.filter((line) => line.sku_id === skuId).map(sameness)).size;
  return new Map(
    lines.map((line) => [line, kindsOf(line.sku_id) > 1 ? `${line.sku_id}-${first(line).key}` : `${line.sku_id}`]),
  );
};

/** Everything once, in the cart's order: each SKU, and apart what is done to some of its pieces. */
export const dividedProducts = ({ detail: { products } }: Pick<Cart, 'detail'>): readonly DividedProduct[] => {
  const names = goodsByLine(products);
  const known = new Map<string, DividedProduct>();
  for (const line of products) {
    const goods = names.get(line) ?? '';
    const { product_info: info, accessories, quantity } = line;
    known.set(goods, { goods, info, accessories, count: (known.get(goods)?.count ?? 0) + quantity });
  }
  return [...known.values()];
};

/** The division as the cart has it; what was sent without script and came back stands over it. */
export const startTexts = ({ detail }: Pick<Cart, 'detail'>, posted: Texts = {}): Texts => {
  const texts: Record<string, string> = {};
  const names = goodsByLine(detail.products);
  for (const goods of names.values()) for (const { key } of detail.shippings) texts[divisionField(goods, key)] = '0';
  for (const line of detail.products)
    texts[divisionField(names.get(line) ?? '', line.shipping_key)] = String(line.quantity);
  return { ...texts, ...posted };
};

/** How many pieces have no address yet; less than 0: so many too many. */
export const remainderOf = (
  { goods, count }: DividedProduct,
  shippings: readonly Pick<CartShipping, 'key'>[],
  texts: Texts,
): number => shippings.reduce((rest, { key }) => rest - piecesIn(texts[divisionField(goods, key)] ?? ''), count);

export const remainderWords = (rest: number): string => {
  if (Number.isNaN(rest)) return '0以上の整数をご入力ください';
  return rest < 0 ? `${formatNumber(-rest)}点多くなっています` : `残り ${formatNumber(rest)}点`;
};

/**
 * What is wrong with the pieces of a product at one address; null: nothing. Where they do not sum up, it is told at those
 * that the shopper has changed that way; at all of them, where none was.
 *
 * @param given the division as the cart has it
 */
export const shareFault = (
  product: DividedProduct,
  shippings: readonly Pick<CartShipping, 'key'>[],
  given: Texts,
  texts: Texts,
  shippingKey: string,
): string | null => {
  const rest = remainderOf(product, shippings, texts);
  const moreThanGiven = ({ key }: Pick<CartShipping, 'key'>): number => {
    const name = divisionField(product.goods, key);
    return piecesIn(texts[name] ?? '') - piecesIn(given[name] ?? '');
  };
  if (rest === 0) return null;
  if (Number.isNaN(rest)) return Number.isNaN(moreThanGiven({ key: shippingKey })) ? remainderWords(rest) : null;
  const isSo = (shipping: Pick<CartShipping, 'key'>): boolean => moreThanGiven(shipping) * rest < 0;
  if (shippings.some(isSo) && !isSo({ key: shippingKey })) return null;
  return rest < 0 ? remainderWords(rest) : `お届け先の決まっていない商品が${formatNumber(rest)}点あります`;
};

/** Whether nothing goes to a shipping: it then leaves the order. */
export const isIdle = (products: readonly DividedProduct[], shippingKey: string, texts: Texts): boolean =>
  products.every(({ goods }) => piecesIn(texts[divisionField(goods, shippingKey)] ?? '') === 0);
