/** What stands against buying a line as it is, for the shopper. */
import type { CartLine } from '../../../../../schemas/cart/cart-line';
import { errors } from '../../../../../schemas/shop-errors';
import { formatNumber } from '../../../../../src/lib/numbers';
import type { LineRow } from '../rows/carts.repository';
import type { OptionFault } from '../decision.types';
import { firstOptionFault } from '../rows/accessories';
import { type Elsewhere, elsewhereNote, mostOf, refusalOfSku, tooMany } from './limits';

export type LineIssue = CartLine['issue'];

const yen = (amountJpy: number): string => `${formatNumber(amountJpy)}円`;

const blocking = (code: NonNullable<LineIssue>['code'], message: string): LineIssue => ({
  code,
  message,
  is_blocking: true,
});

const soldOut = '申し訳ございません。この商品は売り切れました。お手数ですが、この商品をカートから外してください。';

/** A higher price stops the order until the shopper has taken note of it; a lower one is only said. */
function priceIssue({ seen_price_jpy: seen, sku }: LineRow): LineIssue {
  if (seen === sku.price_jpy) return null;
  const message = `価格が${yen(seen)}から${yen(sku.price_jpy)}（税込）に変わりました。`;
  return { code: 'price_changed', message, is_blocking: sku.price_jpy > seen };
}

/** What is done to it, or would have to be. */
export function optionFaultOf({ options, sku }: Pick<LineRow, 'options' | 'sku'>): OptionFault | null {
  const fault = firstOptionFault(options);
  if (fault) return fault;
  const missing = sku.required_options.find((name) => options.every(({ option }) => option.name !== name));
  if (missing === undefined) return null;
  const message = `「${missing}」のご指定が必要です。削除して、商品のページからお選び直しください。`;
  return { code: 'cart.option.required', message };
}

/** The gravest one; null: none. */
export function issueOf(line: LineRow, elsewhere: Elsewhere): LineIssue {
  const lost = refusalOfSku(line.sku);
  if (lost) return blocking(lost, `${errors[`cart.update_products.${lost}`].message}カートから削除してください。`);
  if (mostOf(line.sku) === 0) return blocking('sold_out', soldOut);
  const excess = tooMany(line.sku, line.quantity + elsewhere.pieces, elsewhereNote(elsewhere));
  if (excess) return blocking('quantity', excess.message);
  const fault = optionFaultOf(line);
  return fault ? blocking('option', fault.message) : priceIssue(line);
}
