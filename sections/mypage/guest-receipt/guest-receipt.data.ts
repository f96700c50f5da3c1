import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { guestReceiptSettings } from './guest-receipt.settings';

export const guestReceiptData = defineData(guestReceiptSettings, {
  needs: ({ query: { no = '', t = '' } }) => ({ receipt: query('document.guest', { params: { no }, query: { t } }) }),
});

export type GuestReceiptProps = PropsOf<typeof guestReceiptData>;
