import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const loginFormSettings = defineSettings({
  id: 'login-form',
  version: 1,
  title: 'ログイン',
  pages: ['login', 'login.sync'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言'),
});
