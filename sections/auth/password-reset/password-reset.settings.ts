import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const passwordResetSettings = defineSettings({
  id: 'password-reset',
  version: 1,
  title: 'パスワードの再設定',
  pages: ['reminder.reset'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
