/** What is sent, for whoever meets the API for the first time. */
import type { CallId } from '../../schemas/shop-contract';

const token = 'cart-token-as-init-answers';
const password = 'hanako-2026';
const email = 'hanako@example.jp';
const login = { login_id: email, password };
const sku = { sku_id: 12, quantity: 1 };
const userId = 'user_id-as-the-login-answers-it_';
const linkToken = 'token-of-the-link-in-the-mail___';
const giftToken = 'token-of-the-link-of-the-gift___';
const done = { option_key: 'noshi', details: { front: 'oiwai', cord: 'bow', giver: '山田', place: 'outside' } };
const receipt = { name: '山田商店', note: 'お品代として' };
const reason = { cancel_reason: '数量を間違えたため' };
const address = {
  postal_code: '5090207',
  prefecture: '岐阜県',
  city: '可児市',
  address1: '今渡1-2-3',
  address2: '',
} as const;
const receiver = {
  shipping_last_name: '鈴木',
  shipping_first_name: '一郎',
  shipping_kana: 'スズキ　イチロウ',
  phone_number: '0112223333',
  ...address,
} as const;
const account = { company_name: '山田商店', orderer_name: '山田花子' };

/** Of every body of JSON; a test holds each against its call's schema. */
export const bodyExamples: { readonly [Id in CallId]?: object } = {
  'auth.login': login,
  'auth.loginSyncChannel': login,
  'auth.logout': {},
  'auth.resendCode': { user_id: userId },
  'auth.setSecondFactor': { second_factor: 'mail', password },
  'auth.verify': { verify_code: '123456', user_id: userId, is_sync_user_channel: false },
  'book.add': receiver,
  'book.change': receiver,
  'card.add': { token: 'token-as-the-payment-service-answers', token_key: 'sandbox' },
  'cart.addAccessories': { token, accessories: [{ shipping_key: 's1', ...done }] },
  'cart.addCoupon': { token, code: 'HAJIMETE' },
  'cart.addPackings': { token, products: [{ key: 'l1', quantity: 1 }] },
  'cart.addProducts': { token, products: [{ ...sku, options: [{ key: 'name', details: { text: 'はなこ' } }] }] },
  'cart.addSet': { token, products: [sku, { sku_id: 15, quantity: 1 }], quantity: 2 },
  'cart.addShipping': { token, address: receiver },
  'cart.chooseDelivery': {
    token,
    sender: receiver,
    is_amount_hidden: true,
    packings: [{ key: 'p1', delivery_at: null, delivery_timezone_key: 'none' }],
  },
  'cart.decide': { fingerprint: 'fingerprint-as-the-cart-has' },
  'cart.deleteAccessories': { token, key: 'a1' },
  'cart.deleteCoupon': { token, code: 'HAJIMETE' },
  'cart.deletePaymentError': { token },
  'cart.deleteProducts': { token, key: 'l1' },
  'cart.divideProducts': {
    token,
    products: [
      {
        sku_id: 12,
        quantities: [
          { shipping_key: 's1', quantity: 1 },
          { shipping_key: 's2', quantity: 2 },
        ],
      },
    ],
  },
  'cart.init': {},
  'cart.modifyAccessories': { token, accessories: [{ key: 'a1', details: done.details }] },
  'cart.modifyOrder': {
    token,
    orderer: {
      last_name: '山田',
      first_name: '花子',
      last_name_kana: 'ヤマダ',
      first_name_kana: 'ハナコ',
      email,
      phone_number: '09012345678',
      ...address,
    },
    payment_id: 3,
  },
  'cart.modifyOther': { token, sender: receiver, is_amount_hidden: true },
  'cart.modifyPackings': { token, packings: [{ key: 'p1', delivery_at: null, delivery_timezone_key: 'none' }] },
  'cart.modifyProducts': { token, products: [{ key: 'l1', quantity: 3 }] },
  'cart.modifyShipping': { token, key: 's1', address: receiver },
  'cart.reset': { token },
  'cart.resetShippings': { token },
  'cart.socialReceiver': {
    token,
    receiver: { receiver_name: '鈴木一郎', sender_name: '山田花子', message: 'お誕生日おめでとうございます。' },
  },
  'cart.usePoints': { token, point: 500 },
  'coupon.take': { coupon_id: 3 },
  'document.changeGuest': { receiptInfo: receipt },
  'document.changeReceipt': receipt,
  'gift.checkDelivery': { token: giftToken, delivery_at: null, delivery_timezone: { none: '指定なし' } },
  'gift.checkShipping': { token: giftToken, ...receiver },
  'gift.receive': { id: 7, ...receiver, delivery_at: null, delivery_timezone_key: 'none' },
  'history.keep': { product_id: 12 },
  'order.addMemo': { order_id: 'id-of-the-order_', memo: '母の誕生日に' },
  'order.cancel': reason,
  'order.cancelGuest': reason,
  'order.changeMemo': { memo: '母の誕生日に' },
  'order.fraudDetection': {
    reference: '261128-000001',
    payment_id: 'p-1',
    result: 'ok',
    timestamp: '1795872000',
    nonce: 'another-one-each-time',
    signature: 'as-docs/orders.md-says',
  },
  'order.requestLink': { order_no: '261128-000001', email },
  'school.check': { school: '青葉中学校' },
  'site.checkKeycode': { keycode: 'himitsu' },
  'tracking.sendEvent': {
    event: { name: 'view_item', items: [{ item_id: 'KK-8', item_name: '栗きんとん', price: 2592, quantity: 1 }] },
  },
  'user.checkReminder': { type: 'password', token: linkToken },
  'user.checkVerification': { token: linkToken, password },
  'user.leave': { password },
  'user.password': { password, new_password: 'hanako-2027' },
  'user.register': { email, password, ...account },
  'user.requestReminder': { type: 'password', email },
  'user.requestVerification': { email },
  'user.resetByReminder': { type: 'password', token: linkToken, password },
  'user.update': account,
};
