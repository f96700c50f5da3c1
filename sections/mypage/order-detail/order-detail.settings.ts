import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const orderDetailSettings = defineSettings({
  id: 'order-detail',
  version: 1,
  title: '注文内容',
  pages: ['mypage.order', 'orders.receipt'],
  limit: 1,
  essential: true,
  slots: {
    gift: { accepts: ['order-gift', 'message'], limit: 2 },
    cancel: { accepts: ['order-cancel', 'message'], limit: 2 },
    memo: { accepts: ['order-memo', 'message'], limit: 2 },
    documents: { accepts: ['order-documents', 'message'], limit: 2 },
  },
  schema: titleAndNote('見出しの下の一言'),
});
