import { mypageScreens } from '../../../schemas/screens/mypage.screens';
import { defineSettings } from '../../../src/layout/define-settings';
import { linksSchema } from '../../../src/layout/settings/link-settings';

export const memberMenuSettings = defineSettings({
  id: 'member-menu',
  version: 1,
  title: 'マイページのメニュー',
  pages: mypageScreens.map(({ page }) => page),
  limit: 1,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し', minLength: 1, maxLength: 40, default: 'マイページのメニュー' },
      links: {
        ...linksSchema,
        title: 'リンク',
        default: [
          { label: 'マイページ', url: '/mypage' },
          { label: '注文履歴', url: '/mypage/order_history' },
          { label: '会員情報', url: '/mypage/user_info' },
          { label: 'アドレス帳', url: '/mypage/address' },
          { label: '登録カード', url: '/mypage/card' },
          { label: 'ポイント', url: '/mypage/point' },
          { label: 'クーポン', url: '/coupon' },
          { label: '閲覧履歴', url: '/mypage/product_history' },
          { label: 'パスワードの変更', url: '/mypage/password' },
          { label: 'ログイン履歴', url: '/mypage/login_history' },
          { label: 'ログアウト', url: '/mypage/logout' },
          { label: '退会', url: '/mypage/leave' },
        ],
      },
    },
    required: ['title', 'links'],
    additionalProperties: false,
  },
});
