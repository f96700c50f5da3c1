/** An order as analytics tools want it, under GA4's names. */
import type { Contract } from '../../../../schemas/shop-contract';
import type { SuccessBody } from '../../../../schemas/contract/define-call';
import type { TemporaryOrder } from '../../../../schemas/order/order';

export type PurchaseEvent = SuccessBody<Contract['tracking']['event']>;

/** Amounts are the order's own, in JPY and tax included; `value` leaves out carriage and fees, as GA4 has it. */
export const toPurchaseEvent = (id: string, { order_no, lines, totals }: TemporaryOrder): PurchaseEvent => ({
  id,
  event: 'purchase',
  transaction_id: order_no,
  currency: 'JPY',
  value: totals.total_products + totals.total_accessories - totals.total_discount - totals.total_points,
  tax: totals.total_tax,
  shipping: totals.total_carriage,
  items: lines.map(({ product_info: product, unit_price, quantity }) => ({
    item_id: product.key,
    item_name: product.name,
    ...(product.options.length > 0 ? { item_variant: product.options.join(' / ') } : {}),
    price: unit_price,
    quantity,
  })),
});
