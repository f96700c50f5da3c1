/** How many of a SKU one cart may hold, and what is said when it is fewer than wanted. */
import { formatNumber } from '../../../../../src/lib/numbers';
import type { CartSku } from '../rows/skus.repository';

/** At most so many can be had now. What is made on order has no stock that could run out. */
export const mostOf = (sku: CartSku): number =>
  sku.is_made_to_order ? sku.max_quantity : Math.min(sku.max_quantity, Math.max(0, sku.available));

/** Why it cannot be had at all, however few; null: it can. */
export function refusalOfSku(sku: CartSku | undefined): 'product_not_found' | 'not_sale' | null {
  if (!sku?.is_active) return 'product_not_found';
  return sku.is_published ? null : 'not_sale';
}

/** Of a cart's lines those of one SKU: it has one for each address that some of it goes to. */
interface Pieces {
  readonly sku: Pick<CartSku, 'id'>;
  readonly quantity: number;
}

/** How many pieces of a SKU all lines hold together. What is limited is their sum. */
export const piecesOf = (lines: readonly Pieces[], skuId: number): number =>
  lines.reduce((sum, { sku, quantity }) => sum + (sku.id === skuId ? quantity : 0), 0);

/** So that the shopper understands a limit: what is there already counts, too. */
export const inCartNote = (pieces: number): string =>
  pieces > 0 ? `（すでにカートに${formatNumber(pieces)}点入っています）` : '';

/** Pieces of a line's SKU that the cart's other lines hold. */
export interface Elsewhere {
  readonly pieces: number;
  /** All of them go to other addresses; else something else is done to some, or they leave on another day. */
  readonly isAway: boolean;
}

/** @param placeOf the shipping that a line belongs to */
export function elsewhereOf<Line extends Pieces>(
  lines: readonly Line[],
  line: Line,
  placeOf: (line: Line) => number,
): Elsewhere {
  const others = lines.filter((other) => other !== line && other.sku.id === line.sku.id);
  return {
    pieces: piecesOf(others, line.sku.id),
    isAway: others.every((other) => placeOf(other) !== placeOf(line)),
  };
}

export const elsewhereNote = ({ pieces, isAway }: Elsewhere): string => {
  if (pieces === 0) return '';
  return isAway
    ? `（ほかのお届け先に${formatNumber(pieces)}点入っています）`
    : `（カートの別の行に、同じ商品が${formatNumber(pieces)}点入っています）`;
};

/** Why a line cannot hold more; null: there is nothing to hold. */
export function limitNote(sku: CartSku, elsewhere: Elsewhere): string | null {
  const most = mostOf(sku);
  if (most === 0) return null;
  const limit = `一度のご注文は${formatNumber(sku.max_quantity)}点まで`;
  const note = elsewhereNote(elsewhere);
  if (sku.is_made_to_order || sku.available > sku.max_quantity) return `${limit}です${note}。`;
  const stock = `在庫は残り${formatNumber(most)}点`;
  return sku.available === sku.max_quantity ? `${stock}、${limit}です${note}。` : `${stock}です${note}。`;
}

export interface TooMany {
  readonly code: 'stock' | 'max_quantity';
  /** What is possible. */
  readonly message: string;
}

/** @param pieces of the SKU in the whole cart @param known a note of those that the shopper is not looking at */
export function tooMany(sku: CartSku, pieces: number, known = ''): TooMany | null {
  const most = mostOf(sku);
  if (pieces <= most) return null;
  if (most === sku.max_quantity) {
    return { code: 'max_quantity', message: `一度にご注文いただけるのは${formatNumber(most)}点までです${known}。` };
  }
  if (most === 0) return { code: 'stock', message: '申し訳ございません。この商品は売り切れました。' };
  return { code: 'stock', message: `在庫は残り${formatNumber(most)}点です${known}。数量をご確認ください。` };
}

/** That fewer pieces came into the cart than were wanted. @param inCart those that were there already */
export const fewerNote = (sku: CartSku, quantity: number, inCart: number): string => {
  const most = formatNumber(mostOf(sku));
  const why = mostOf(sku) === sku.max_quantity ? `のご注文は一度に${most}点まで` : `は残り${most}点`;
  const pieces = quantity > 0 ? `${formatNumber(quantity)}点だけカートに入れました` : 'カートに追加していません';
  return `「${sku.name}」${why}のため、${pieces}${inCartNote(inCart)}。`;
};
