import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { orderDocumentsSettings } from './order-documents.settings';

export const orderDocumentsData = defineData(orderDocumentsSettings, {
  needs: ({ params }) => ({ receipt: query('document.own', { params: { id: params.key ?? '' } }) }),
});

export type OrderDocumentsProps = PropsOf<typeof orderDocumentsData>;
