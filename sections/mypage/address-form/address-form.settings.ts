import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const addressFormSettings = defineSettings({
  id: 'address-form',
  version: 1,
  title: 'アドレス帳のお届け先',
  pages: ['mypage.address-add', 'mypage.address-edit'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言'),
});
