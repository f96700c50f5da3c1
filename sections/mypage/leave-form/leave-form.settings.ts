import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const leaveFormSettings = defineSettings({
  id: 'leave-form',
  version: 1,
  title: '退会',
  pages: ['mypage.leave'],
  limit: 1,
  essential: true,
  slots: { before: { accepts: ['message'] }, after: { accepts: ['message'] } },
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
