import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { receiptQuery } from '../../../src/domain/order-queries';
import { orderDocumentsSettings } from './order-documents.settings';

export const orderDocumentsData = defineData(orderDocumentsSettings, {
  needs: (address) => ({ receipt: receiptQuery(address) }),
});

export type OrderDocumentsProps = PropsOf<typeof orderDocumentsData>;
