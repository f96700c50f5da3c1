import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const userInfoSettings = defineSettings({
  id: 'user-info',
  version: 1,
  title: '会員情報',
  pages: ['mypage.user-info'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言'),
});
