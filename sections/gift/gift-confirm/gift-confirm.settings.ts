import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const giftConfirmSettings = defineSettings({
  id: 'gift-confirm',
  version: 1,
  title: 'ギフトの確認',
  pages: ['gift.confirm'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言'),
});
