/** Receipts of orders, in each of their states. */
import type { Receipt } from '../../schemas/document/receipt';
import { sampleOwnOrder } from './orders';
import { ownSchoolOrder } from './school-cart';

const { id, order_no, ordered_at, status, totals } = sampleOwnOrder;

/** Waits for its money. */
export const sampleReceipt: Receipt = {
  ...{ id, order_no, ordered_at, status, total_payment: totals.total_payment },
  ...{ can_receipt: false, can_billing: true, is_issued: false },
  receipt_info: { name: '山田 花子', note: 'お品代' },
};

/** Of the school shop. */
export const schoolReceipt: Receipt = { ...sampleReceipt, total_payment: ownSchoolOrder.totals.total_payment };

export const issuedReceipt: Receipt = { ...sampleReceipt, status: 'shipped', can_receipt: true, is_issued: true };

export const cancelledReceipt: Receipt = { ...sampleReceipt, status: 'cancelled', can_billing: false };

/** It was issued before. */
export const returnedReceipt: Receipt = { ...issuedReceipt, status: 'returned', can_receipt: false };

/** Delivered, and all of its money went back. */
export const refundedReceipt: Receipt = {
  ...issuedReceipt,
  status: 'delivered',
  can_receipt: false,
  is_refunded: true,
};

/** Of somebody whose name no font has. */
export const unprintableReceipt: Receipt = {
  ...{ ...sampleReceipt, status: 'shipped' },
  ...{ receipt_info: { name: '山田 花子🎀', note: 'お品代' }, unprintable: '🎀' },
};

/** Points have paid for all of it. */
export const freeReceipt: Receipt = { ...sampleReceipt, total_payment: 0 };

export const longReceipt: Receipt = {
  ...issuedReceipt,
  receipt_info: { name: '株式会社'.repeat(15), note: '御菓子代およびお届けにかかる費用の一切'.repeat(4).slice(0, 60) },
};
