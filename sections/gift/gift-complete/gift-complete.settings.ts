import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const giftCompleteSettings = defineSettings({
  id: 'gift-complete',
  version: 1,
  title: 'ギフトのお礼と状況',
  pages: ['gift.complete'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言'),
});
