import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const registerCompleteSettings = defineSettings({
  id: 'register-complete',
  version: 1,
  title: '会員登録の受付',
  pages: ['register.complete'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
