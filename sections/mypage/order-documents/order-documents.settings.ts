import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const orderDocumentsSettings = defineSettings({
  id: 'order-documents',
  version: 1,
  title: '領収書などの書類',
  pages: ['mypage.order', 'orders.receipt'],
  limit: 1,
  schema: titleAndNote('見出しの下の一言'),
});
