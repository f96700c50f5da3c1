import { defineSection } from '../../../src/layout/define-section';
import { orderDocumentsData } from './order-documents.data';

export const orderDocuments = defineSection(orderDocumentsData, {
  hydrate: 'load',
  variants: { default: () => import('./order-documents-default') },
});
