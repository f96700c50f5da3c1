/** How many of a SKU one cart may hold, and what is said when it is fewer than wanted. */
import { formatNumber } from '../../../src/lib/numbers';
import type { CartSku } from './cart-skus.repository';

/** At most so many can be had now. What is made on order has no stock that could run out. */
export const mostOf = (sku: CartSku): number =>
  sku.is_made_to_order ? sku.max_quantity : Math.min(sku.max_quantity, Math.max(0, sku.available));

/** Why it cannot be had at all, however few; null: it can. */
export function refusalOfSku(sku: CartSku | undefined): 'product_not_found' | 'not_sale' | null {
  if (!sku?.is_active) return 'product_not_found';
  return sku.is_published ? null : 'not_sale';
}

export interface TooMany {
  readonly code: 'stock' | 'max_quantity';
  /** What is possible. */
  readonly message: string;
}

/** @param inCart pieces that are there already, so that the shopper understands the limit */
export function tooMany(sku: CartSku, quantity: number, inCart = 0): TooMany | null {
  const most = mostOf(sku);
  if (quantity <= most) return null;
  const known = inCart > 0 ? `（すでにカートに${formatNumber(inCart)}点入っています）` : '';
  if (most === sku.max_quantity) {
    return { code: 'max_quantity', message: `一度にご注文いただけるのは${formatNumber(most)}点までです${known}。` };
  }
  if (most === 0) return { code: 'stock', message: '申し訳ございません。この商品は売り切れました。' };
  return { code: 'stock', message: `在庫は残り${formatNumber(most)}点です${known}。数量をご確認ください。` };
}
