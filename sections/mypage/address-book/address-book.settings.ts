import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const addressBookSettings = defineSettings({
  id: 'address-book',
  version: 1,
  title: 'アドレス帳',
  pages: ['mypage.address'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
