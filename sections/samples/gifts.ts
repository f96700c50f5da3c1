/** Social gifts: as carts and orders hold them, and as whoever receives them sees them. */
import type { Cart } from '../../schemas/cart/cart';
import type { Gift, GiftLeadTime, GiftShipping, ReceivedGift } from '../../schemas/gift/gift';
import type { OrderedGift, SocialGift } from '../../schemas/cart/gift-words';
import type { Order, TemporaryOrder } from '../../schemas/order/order';
import { goodsCart, readyCart, sampleAddress, sampleLeadTimes, sampleOrder } from './cart';
import { preparingOrder } from './orders';
import { readySchoolCart } from './school-cart';
import { longWord } from './shop';

const giftSample: SocialGift = {
  receiver_name: '佐藤 一郎',
  sender_name: '山田 花子',
  message:
    'いつもお世話になっております。\n秋の栗がおいしい季節になりましたので、お送りします。\n\nご家族のみなさまで、どうぞ召し上がってください。',
};

/** Names of fifty signs in one word, and as much of a message as there can be. */
const longGiftWords: SocialGift = {
  receiver_name: longWord.repeat(3).slice(0, 50),
  sender_name: `${'あ'.repeat(49)}ん`,
  message: `${'季節の移ろいとともに届く山里の恵みをひとつずつ手で包みました。\n'.repeat(12)}`.slice(0, 300),
};

/** A token that no link has. */
export const sampleGiftToken = 'Gf7x-0123456789abcdefAB';

export const orderedGift: OrderedGift = {
  ...giftSample,
  status: 'waiting',
  expires_at: '2026-12-20T14:59:59.000Z',
  link: `/social-gift/${sampleGiftToken}/shipping`,
};
export const longOrderedGift: OrderedGift = {
  ...orderedGift,
  ...longGiftWords,
  link: `/social-gift/${'Gf7x0123'.repeat(8)}/shipping`,
};

const withoutAddress = ({ shippings }: Cart['detail']): Cart['detail']['shippings'] =>
  shippings.map((shipping) => ({
    ...shipping,
    is_orderer: false,
    address: null,
    packings: shipping.packings.map((packing) => ({ ...packing, delivery_at: null, delivery_timezone_key: 'none' })),
  }));

const asGift = (cart: Cart, words = giftSample): Cart => ({
  ...cart,
  social_gift: words,
  gift_term_days: 14,
  detail: { ...cart.detail, shippings: withoutAddress(cart.detail) },
});

/** Its words are said, and it waits for what is done to it. */
export const giftCart: Cart = { ...asGift(readyCart), next_step: 'delivery', payment_id: null, payment: null };
export const readyGiftCart: Cart = asGift(readyCart);
export const longGiftCart: Cart = asGift(readyCart, longGiftWords);
export const schoolGiftCart: Cart = asGift(readySchoolCart);

const cardPaid: TemporaryOrder['payment'] = {
  ...{ kind: 'card', name: 'クレジットカード', status: 'authorised', instruction: '' },
  ...{ pay_by: null, number: null },
};
const shippings: TemporaryOrder['shippings'] = sampleOrder.shippings.map((shipping) => ({
  ...shipping,
  address: null,
  packings: shipping.packings.map((packing) => ({ ...packing, delivery_at: null, delivery_timezone_key: 'none' })),
}));

export const giftOrder: TemporaryOrder = { ...sampleOrder, payment: cardPaid, shippings, social_gift: orderedGift };

export const ownGiftOrder: Order = { ...preparingOrder, status: 'ordered', shippings, social_gift: orderedGift };
export const receivedGiftOrder: Order = {
  ...ownGiftOrder,
  status: 'preparing',
  social_gift: { ...orderedGift, status: 'received', link: null },
};
export const expiredGiftOrder: Order = {
  ...ownGiftOrder,
  status: 'cancelled',
  can_cancel: false,
  social_gift: { ...orderedGift, status: 'expired', link: null },
};

const products: Gift['products'] = goodsCart.detail.products.map(
  ({ product_info: info, quantity, packing_key: packing }) => ({ product_info: info, quantity, packing_key: packing }),
);

export const waitingGift: Gift = {
  ...giftSample,
  status: 'waiting',
  expires_at: orderedGift.expires_at,
  products,
};
/** Nothing but the goods: who gives it has written nothing. */
export const silentGift: Gift = { ...waitingGift, message: '', products: products.slice(0, 1) };
export const longGift: Gift = {
  ...waitingGift,
  ...longGiftWords,
  products: Array.from({ length: 8 }, () => products)
    .flat()
    .map(({ product_info: info, ...line }, at) => ({
      ...line,
      product_info: { ...info, key: `p${at}`, name: longWord, options: [longWord], maker: longWord },
      quantity: 99,
    })),
};
export const schoolGift: Gift = {
  ...waitingGift,
  receiver_name: '高橋 さくら',
  sender_name: 'おじいちゃん',
  message: 'さくらちゃん、入学おめでとう。\n元気に通ってください。',
  products: readySchoolCart.detail.products.map(({ product_info: info, quantity, packing_key: packing }) => ({
    product_info: info,
    quantity,
    packing_key: packing,
  })),
};

const ended = (status: Gift['status']): Gift => ({
  ...waitingGift,
  ...{ status, receiver_name: '', sender_name: '', message: '' },
  products: [],
});
export const expiredGift = ended('expired');
export const cancelledGift = ended('cancelled');
export const takenGift: Gift = { ...waitingGift, status: 'received' };

export const untoldShipping: GiftShipping = {
  id: 7001,
  packings: [{ key: 'p1', temperature: '冷蔵' }],
  unserved_prefectures: ['沖縄県'],
  draft: null,
};
export const toldShipping: GiftShipping = {
  ...untoldShipping,
  draft: { address: sampleAddress, delivery_at: null, delivery_timezone_key: 'none', is_delivery_chosen: false },
};
/** The shop sends no gifts any more to where it was to go. */
export const leftShipping: GiftShipping = {
  ...toldShipping,
  unserved_prefectures: [sampleAddress.prefecture, ...untoldShipping.unserved_prefectures],
};
export const chosenShipping: GiftShipping = {
  ...untoldShipping,
  draft: {
    address: sampleAddress,
    delivery_at: '2026-11-27',
    delivery_timezone_key: 'am',
    is_delivery_chosen: true,
  },
};
export const longShipping: GiftShipping = {
  ...chosenShipping,
  unserved_prefectures: ['北海道', '沖縄県', '長崎県', '鹿児島県'],
  draft: {
    address: { ...sampleAddress, shipping_last_name: longWord.slice(0, 50), address1: longWord, address2: longWord },
    delivery_at: null,
    delivery_timezone_key: 'none',
    is_delivery_chosen: true,
  },
};

const [leadTime] = sampleLeadTimes;
const {
  shipping_key: _shipping,
  packing_key: _packing,
  ...days
} = leadTime ?? {
  ...{ shipping_key: '', packing_key: '', earliest: '', latest: '', dates: [], timezones: [], note: null },
};
export const giftLeadTimes: GiftLeadTime[] = [{ ...days, order_shipping_id: untoldShipping.id }];

export const receivedGift: ReceivedGift = {
  ...waitingGift,
  status: 'received',
  received_at: '2026-11-20T03:10:00.000Z',
  delivery_at: '2026-11-27',
  delivery_timezone_key: 'am',
  is_sent: false,
  parcels: [],
};
/** As early as possible. */
export const soonGift: ReceivedGift = {
  ...receivedGift,
  delivery_at: null,
  delivery_timezone_key: 'none',
  expected_at: days.dates[0] ?? null,
};
/** As somebody else than its receiver sees it. */
export const othersGift: ReceivedGift = { ...receivedGift, is_own: false };
export const sentGift: ReceivedGift = {
  ...receivedGift,
  is_sent: true,
  parcels: [
    { carrier: 'yamato', number: '123456789012', sent_at: '2026-11-25T01:00:00.000Z' },
    { carrier: 'other', number: null, sent_at: '2026-11-25T01:00:00.000Z' },
  ],
};
/** Delivered, but for the last of its goods, which the shop does not send. */
export const leftOutGift: ReceivedGift = {
  ...sentGift,
  parcels: sentGift.parcels.slice(0, 1),
  products: sentGift.products.map((product, at, { length }) =>
    at === length - 1 ? { ...product, packing_key: 'p2', is_left_out: true } : product,
  ),
};
export const longReceivedGift: ReceivedGift = {
  ...sentGift,
  ...longGift,
  status: 'received',
  delivery_at: null,
  delivery_timezone_key: 'none',
};
