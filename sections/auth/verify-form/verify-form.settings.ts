import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const verifyFormSettings = defineSettings({
  id: 'verify-form',
  version: 1,
  title: 'メールアドレスの確認のご案内',
  pages: ['verify'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
