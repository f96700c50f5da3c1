import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const passwordFormSettings = defineSettings({
  id: 'password-form',
  version: 1,
  title: 'パスワードの変更',
  pages: ['mypage.password'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
