/** What is sent, for whoever meets the API for the first time: from an empty cart to its order, and a member's way in. */
import type { CallId } from '../../schemas/shop-contract';

const token = 'cart-token-as-init-answers';
const address = {
  postal_code: '5090207',
  prefecture: '岐阜県',
  city: '可児市',
  address1: '今渡1-2-3',
  address2: '',
} as const;

/** A test holds each against its call's schema. */
export const bodyExamples: { readonly [Id in CallId]?: object } = {
  'cart.init': {},
  'cart.addProducts': {
    token,
    products: [{ sku_id: 12, quantity: 1, options: [{ key: 'name', details: { text: 'はなこ' } }] }],
  },
  'cart.modifyOrder': {
    token,
    orderer: {
      last_name: '山田',
      first_name: '花子',
      last_name_kana: 'ヤマダ',
      first_name_kana: 'ハナコ',
      email: 'hanako@example.jp',
      phone_number: '09012345678',
      ...address,
    },
    payment_id: 3,
  },
  'cart.modifyShipping': {
    token,
    key: 's1',
    address: {
      shipping_last_name: '鈴木',
      shipping_first_name: '一郎',
      shipping_kana: 'スズキ　イチロウ',
      phone_number: '0112223333',
      ...address,
    },
  },
  'cart.modifyPackings': { token, packings: [{ key: 'p1', delivery_at: null, delivery_timezone_key: 'none' }] },
  'cart.addCoupon': { token, code: 'HAJIMETE' },
  'cart.decide': { fingerprint: 'fingerprint-as-the-cart-has' },
  'user.register': {
    email: 'hanako@example.jp',
    password: 'hanako-2026',
    company_name: '山田商店',
    orderer_name: '山田花子',
  },
  'auth.login': { login_id: 'hanako@example.jp', password: 'hanako-2026' },
  'auth.verify': { verify_code: '123456', user_id: 'user_id-as-the-login-answers-it_', is_sync_user_channel: false },
  'user.requestReminder': { type: 'password', email: 'hanako@example.jp' },
};
