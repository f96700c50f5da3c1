import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const orderLinkSettings = defineSettings({
  id: 'order-link',
  version: 1,
  title: 'ご注文画面のリンクの再送',
  pages: ['orders.link'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
