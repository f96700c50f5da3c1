import { defineSection } from '../../../src/layout/define-section';
import { guestReceiptData } from './guest-receipt.data';

export const guestReceipt = defineSection(guestReceiptData, {
  hydrate: 'load',
  variants: { default: () => import('./guest-receipt-default') },
});
