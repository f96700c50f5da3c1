import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const giftDaysSettings = defineSettings({
  id: 'gift-days',
  version: 1,
  title: 'ギフトのお届け日時',
  pages: ['gift.delivery'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言'),
});
