import { defineSettings } from '../../../src/layout/define-settings';
import { titleAndNote } from '../../../src/layout/settings/title-and-note';

export const providerCallbackSettings = defineSettings({
  id: 'provider-callback',
  version: 1,
  title: '外部サービスからの戻り',
  pages: ['oauth.callback'],
  limit: 1,
  essential: true,
  schema: titleAndNote('連携の案内の一言（空なら決まった文）'),
});
