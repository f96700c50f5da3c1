import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const keycodeFormSettings = defineSettings({
  id: 'keycode-form',
  version: 1,
  title: 'キーコードの入力',
  pages: ['keycode'],
  limit: 1,
  essential: true,
  schema: titleAndNote('見出しの下の一言（空なら決まった文）'),
});
