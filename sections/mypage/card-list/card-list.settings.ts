import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const cardListSettings = defineSettings({
  id: 'card-list',
  version: 1,
  title: '登録カード',
  pages: ['mypage.card'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
