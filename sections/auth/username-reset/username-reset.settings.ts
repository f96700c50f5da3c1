import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const usernameResetSettings = defineSettings({
  id: 'username-reset',
  version: 1,
  title: 'ログインIDの確認と再設定',
  pages: ['reminder.username-reset'],
  limit: 1,
  essential: true,
  schema: titleAndNote('ボタンの上の一言（空なら決まった文）'),
});
