import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const giftAddressSettings = defineSettings({
  id: 'gift-address',
  version: 1,
  title: 'ギフトのお届け先',
  pages: ['gift.shipping'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言'),
});
