import type { TemporaryOrder } from '../order/order';

/** The screen at which whoever has an order's number and token gets its documents, below a channel's prefix. */
export const receiptPath = ({ order_no: no, token: t }: Pick<TemporaryOrder, 'order_no' | 'token'>): string =>
  `/orders/receipt?${new URLSearchParams({ no, t }).toString()}`;
