/** The goods of a cart as they are divided over its addresses: what the fields start with, and what is left. */
import type { Cart, CartLine, CartShipping } from '../../../schemas/cart/cart';
import { divisionField, piecesIn } from '../../../src/domain/division-fields';
import { formatNumber } from '../../../src/lib/numbers';

/** What stands in the fields, by their names. */
export type Texts = Readonly<Record<string, string>>;

export interface DividedProduct {
  readonly skuId: number;
  readonly info: CartLine['product_info'];
  /** Pieces in the cart, wherever they go. */
  readonly count: number;
}

/** Every SKU once, in the cart's order. */
export const dividedProducts = ({ detail: { products } }: Pick<Cart, 'detail'>): readonly DividedProduct[] => {
  const bySku = new Map<number, DividedProduct>();
  for (const { sku_id: skuId, product_info: info, quantity } of products)
    bySku.set(skuId, { skuId, info, count: (bySku.get(skuId)?.count ?? 0) + quantity });
  return [...bySku.values()];
};

/** The division as the cart has it; what was sent without script and came back stands over it. */
export const startTexts = ({ detail }: Pick<Cart, 'detail'>, posted: Texts = {}): Texts => {
  const texts: Record<string, string> = {};
  for (const { skuId } of dividedProducts({ detail }))
    for (const { key } of detail.shippings) texts[divisionField(skuId, key)] = '0';
  for (const { sku_id: skuId, shipping_key: key, quantity } of detail.products)
    texts[divisionField(skuId, key)] = String(quantity);
  return { ...texts, ...posted };
};

/** How many pieces have no address yet; less than 0: so many too many. */
export const remainderOf = (
  { skuId, count }: DividedProduct,
  shippings: readonly Pick<CartShipping, 'key'>[],
  texts: Texts,
): number => shippings.reduce((rest, { key }) => rest - piecesIn(texts[divisionField(skuId, key)] ?? ''), count);

export const remainderWords = (rest: number): string => {
  if (Number.isNaN(rest)) return '0以上の整数をご入力ください';
  return rest < 0 ? `${formatNumber(-rest)}点多くなっています` : `残り ${formatNumber(rest)}点`;
};

/** Whether nothing goes to a shipping: it then leaves the order. */
export const isIdle = (products: readonly DividedProduct[], shippingKey: string, texts: Texts): boolean =>
  products.every(({ skuId }) => piecesIn(texts[divisionField(skuId, shippingKey)] ?? '') === 0);
