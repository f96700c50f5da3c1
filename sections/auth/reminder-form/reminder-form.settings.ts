import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const reminderFormSettings = defineSettings({
  id: 'reminder-form',
  version: 1,
  title: 'パスワード・ログインIDのご案内',
  pages: ['reminder', 'reminder.username'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
