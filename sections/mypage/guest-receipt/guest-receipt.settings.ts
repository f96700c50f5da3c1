import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const guestReceiptSettings = defineSettings({
  id: 'guest-receipt',
  version: 1,
  title: '領収書（ご注文番号から）',
  pages: ['orders.receipt'],
  limit: 1,
  schema: titleAndNote('見出しの下の一言'),
});
