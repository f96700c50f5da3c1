import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const orderCancelSettings = defineSettings({
  id: 'order-cancel',
  version: 1,
  title: 'ご注文のキャンセル',
  pages: ['mypage.order', 'orders.receipt'],
  limit: 1,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
