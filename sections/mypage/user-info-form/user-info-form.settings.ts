import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const userInfoFormSettings = defineSettings({
  id: 'user-info-form',
  version: 1,
  title: '会員情報の変更',
  pages: ['mypage.user-info-edit'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
