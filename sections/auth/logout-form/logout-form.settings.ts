import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const logoutFormSettings = defineSettings({
  id: 'logout-form',
  version: 1,
  title: 'ログアウト',
  pages: ['mypage.logout'],
  limit: 1,
  essential: true,
  schema: titleAndNote('ボタンの上の一言（空なら決まった文）'),
});
