import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const verifyEmailSettings = defineSettings({
  id: 'verify-email',
  version: 1,
  title: 'メールアドレスの確認',
  pages: ['verify.email'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
