/** Carts for tests and the workbench: whole, natural, and changed where a test says so. */
import type { ShippingAddress, Orderer } from '../../schemas/address/address';
import type { Cart } from '../../schemas/cart/cart';
import type { CartLine } from '../../schemas/cart/cart-line';
import type { LeadTime } from '../../schemas/delivery/delivery';
import type { TemporaryOrder } from '../../schemas/order/order';
import { samplePicture } from './shop';

export const sampleLine = (key: string, own: Partial<CartLine> = {}): CartLine => ({
  key,
  shipping_key: 's1',
  packing_key: 'p1',
  sku_id: 11,
  product_info: {
    key: 'kurikinton',
    name: '栗きんとん',
    sku: 'KK-8',
    options: ['八個入'],
    picture: samplePicture('product-1', '小皿にのせた茶巾しぼりの栗きんとん'),
    maker: '山路菓子舗',
    temperature: '冷蔵',
    lead_days: 3,
    tax_rate_percent: 8,
  },
  unit_price: 2592,
  quantity: 2,
  max_quantity: 10,
  subtotal: 5184,
  tax_amount: 384,
  issue: null,
  ...own,
});

const noTotals: Cart['detail']['order'] = {
  total_products: 0,
  total_accessories: 0,
  total_carriage: 0,
  total_fee: 0,
  total_discount: 0,
  total_points: 0,
  total_payment: 0,
  total_tax: 0,
  taxes: [],
};

/** A cart with nothing in it. */
export const emptyCart: Cart = {
  id: 1,
  token: 'k3J9-x_0aQ1b2C3d4E5f6g',
  order_no: null,
  is_in_payment: false,
  expire_at: '2026-12-20T03:00:00.000Z',
  payment_id: null,
  payment: null,
  orderer: null,
  next_step: null,
  count: 0,
  invalid_product: false,
  fingerprint: 'k7Qd-0123456789abcdefghijklmnopqrstuvwxyzAB',
  delivery_fingerprint: 'k7Qd-delivery789abcdefghijklmnopqrstuvwxyzAB',
  detail: { products: [], shippings: [], coupons: [], order: noTotals },
};

/** A cart with goods, at the step `orderer`. */
export const goodsCart: Cart = {
  ...emptyCart,
  next_step: 'orderer',
  count: 3,
  detail: {
    ...emptyCart.detail,
    products: [
      sampleLine('l1'),
      sampleLine('l2', {
        sku_id: 21,
        product_info: {
          key: 'hakuji-kyusu',
          name: '白磁の急須',
          sku: 'HK-1',
          options: [],
          picture: null,
          maker: null,
          temperature: '常温',
          lead_days: 1,
          tax_rate_percent: 10,
        },
        unit_price: 8800,
        quantity: 1,
        subtotal: 8800,
        tax_amount: 800,
      }),
    ],
    shippings: [
      {
        key: 's1',
        is_orderer: true,
        address: null,
        packings: [
          {
            key: 'p1',
            temperature: '冷蔵',
            carriage: 1100,
            delivery_at: null,
            delivery_timezone_key: 'none',
            is_chosen: false,
          },
        ],
        products_total: 13984,
        carriage: 1100,
        free_carriage_in: null,
      },
    ],
    order: {
      ...noTotals,
      total_products: 13984,
      total_carriage: 1100,
      total_payment: 15084,
      total_tax: 1284,
      taxes: [
        { percent: 10, amount: 9900, tax: 900 },
        { percent: 8, amount: 5184, tax: 384 },
      ],
    },
  },
};

export const sampleOrderer: Orderer = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  email: 'hanako@example.jp',
  phone_number: '09012345678',
  postal_code: '604-0925',
  prefecture: '京都府',
  city: '京都市中京区',
  address1: '寺町通御池上る上本能寺前町488',
  address2: '',
};

export const sampleAddress: ShippingAddress = {
  shipping_last_name: '佐藤',
  shipping_first_name: '一郎',
  shipping_kana: 'サトウ イチロウ',
  postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: '実りビル3階',
  phone_number: '0312345678',
};

/** Somebody else than the orderer, named on the parcels. */
export const sampleSender: ShippingAddress = {
  ...sampleAddress,
  shipping_last_name: '山田商店',
  shipping_first_name: '代表 山田太郎',
  shipping_kana: 'ヤマダショウテン',
  postal_code: '604-0925',
  prefecture: '京都府',
  city: '京都市中京区',
  address1: '上本能寺前町488',
  address2: '',
  phone_number: '0752223111',
};

/** Everything is chosen: the order can be confirmed. */
export const readyCart: Cart = {
  ...goodsCart,
  next_step: 'confirm',
  orderer: sampleOrderer,
  payment_id: 1,
  payment: {
    kind: 'card',
    name: 'クレジットカード',
    description: 'ご注文の確定時に決済します。',
    masked_number: '************4242',
  },
  detail: {
    ...goodsCart.detail,
    shippings: goodsCart.detail.shippings.map((shipping) => ({
      ...shipping,
      address: sampleAddress,
      is_orderer: false,
      packings: shipping.packings.map((packing) => ({
        ...packing,
        delivery_at: '2026-11-27',
        delivery_timezone_key: 'am' as const,
        is_chosen: true,
      })),
    })),
  },
};

/** The same as the ready one, with another sender and without amounts in the parcels. */
export const senderCart: Cart = { ...readyCart, sender: sampleSender, is_amount_hidden: true };

/** A member's, who has told the shop who they are; where it goes nobody has said. */
export const ownOrdererCart: Cart = {
  ...goodsCart,
  ...{ orderer: sampleOrderer, is_orderer_own: true, next_step: 'delivery' },
};

export const sampleLeadTimes: LeadTime[] = [
  {
    shipping_key: 's1',
    packing_key: 'p1',
    earliest: '2026-11-26',
    latest: '2026-12-20',
    dates: ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'],
    timezones: [
      { key: 'none', label: '指定なし' },
      { key: 'am', label: '午前中' },
      { key: '14-16', label: '14-16時' },
    ],
    note: 'ご注文から3営業日で発送するため、11月26日(木)からお選びいただけます。',
  },
];

export const sampleOrder: TemporaryOrder = {
  id: 'Zr7x-0123456789abcdefAB',
  order_no: '261120-482913',
  token: 'guest-token-0123456789',
  status: 'ordered',
  ordered_at: '2026-11-20T03:00:00.000Z',
  expire_at: '2026-11-20T03:30:00.000Z',
  payment: {
    kind: 'konbini',
    name: 'コンビニ払い',
    status: 'awaiting',
    instruction: 'コンビニのレジで、お支払い番号をお伝えください。',
    pay_by: '2026-11-27',
    number: '1234-567890',
  },
  email: 'hanako@example.jp',
  lines: goodsCart.detail.products.map(({ issue: _issue, max_quantity: _max, ...line }) => line),
  shippings: readyCart.detail.shippings.map(({ key, packings }) => ({ key, address: sampleAddress, packings })),
  totals: goodsCart.detail.order,
};
