import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const accountUnlockSettings = defineSettings({
  id: 'account-unlock',
  version: 1,
  title: 'アカウントのロック解除',
  pages: ['login.unlock'],
  limit: 1,
  essential: true,
  schema: titleAndNote('ボタンの上の一言（空なら決まった文）'),
});
