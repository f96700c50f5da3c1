import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const registerFormSettings = defineSettings({
  id: 'register-form',
  version: 1,
  title: '会員登録',
  pages: ['register'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
