import { defineSettings } from '../../../src/layout/define-settings';

export const memberPopupsSettings = defineSettings({
  id: 'member-popups',
  version: 1,
  title: '会員へのポップアップ',
  // Not where somebody buys, pays, types or logs in.
  pages: ['top', 'ec', 'popup', 'landing', 'static', 'product.list', 'news.list', 'mypage'],
  limit: 1,
  isOfMembers: true,
  schema: { type: 'object', properties: {}, additionalProperties: false },
});
