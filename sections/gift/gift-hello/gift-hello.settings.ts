import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const giftHelloSettings = defineSettings({
  id: 'gift-hello',
  version: 1,
  title: 'ギフトのごあいさつ',
  pages: ['gift.shipping'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言'),
});
