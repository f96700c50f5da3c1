import { defineSettings } from '../../../src/layout/define-settings';
import { linksSchema } from '../../../src/layout/settings/link-settings';

const { items: link } = linksSchema;
const way = {
  ...link,
  properties: { ...link.properties, text: { type: 'string', title: '説明', maxLength: 100 } },
  required: ['label', 'url', 'text'],
} as const;

export const memberOverviewSettings = defineSettings({
  id: 'member-overview',
  version: 1,
  title: 'マイページの概要',
  pages: ['mypage'],
  limit: 1,
  essential: true,
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', title: '見出し（空なら画面の名前）', maxLength: 40, default: '' },
      greeting: {
        type: 'string',
        title: 'お名前に続く一言',
        maxLength: 100,
        default: 'いつもご利用くださり、ありがとうございます。',
      },
      ways: {
        ...linksSchema,
        title: 'お手続き',
        items: way,
        default: [
          { label: '注文履歴', url: '/mypage/order_history', text: 'ご注文の状況と内容の確認' },
          { label: '会員情報', url: '/mypage/user_info', text: 'お名前やご住所、二段階認証の確認と変更' },
          { label: 'アドレス帳', url: '/mypage/address', text: 'よく使うお届け先の登録と変更' },
          { label: '登録カード', url: '/mypage/card', text: 'お支払いに使うカードの登録と削除' },
          { label: 'ポイント', url: '/mypage/point', text: '使えるポイントと有効期限、これまでの履歴' },
          { label: 'クーポン', url: '/coupon', text: '使えるクーポンの確認と獲得' },
          { label: '閲覧履歴', url: '/mypage/product_history', text: '最近ご覧になった商品' },
          { label: 'パスワードの変更', url: '/mypage/password', text: '新しいパスワードの設定' },
          { label: 'ログイン履歴', url: '/mypage/login_history', text: 'ログインした日時と端末の確認' },
        ],
      },
    },
    required: ['title', 'greeting', 'ways'],
    additionalProperties: false,
  },
});
