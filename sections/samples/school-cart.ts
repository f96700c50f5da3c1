/** Carts and orders of a shop of school clothes. */
import type { Cart } from '../../schemas/cart/cart';
import type { CartAccessory, CartLine } from '../../schemas/cart/cart-line';
import type { Order, TemporaryOrder } from '../../schemas/order/order';
import { goodsCart, readyCart, sampleLine, sampleOrder } from './cart';
import { sampleDone } from './gift-options';
import { ownOf } from './orders';
import { samplePicture } from './shop';

const info = (own: Partial<CartLine['product_info']>): CartLine['product_info'] => ({
  ...sampleLine('').product_info,
  maker: null,
  temperature: '常温',
  lead_days: 2,
  tax_rate_percent: 10,
  ...own,
});

const products: Cart['detail']['products'] = [
  sampleLine('l1', {
    product_info: info({
      key: 'knit-vest',
      name: 'Vネックニットベスト',
      sku: 'KV-N-M',
      options: ['杢紺', 'M'],
      picture: samplePicture('knit-vest', '杢紺のVネックニットベスト'),
    }),
    unit_price: 5280,
    quantity: 1,
    subtotal: 5280,
    tax_amount: 480,
  }),
  sampleLine('l2', {
    sku_id: 21,
    product_info: info({
      key: 'shirt-white',
      name: '形態安定スクールシャツ',
      sku: 'SW-160',
      options: ['白', '160A'],
      picture: samplePicture('shirt-white', '白い長袖のスクールシャツ'),
    }),
    unit_price: 2970,
    quantity: 2,
    subtotal: 5940,
    tax_amount: 540,
  }),
];

const order: Cart['detail']['order'] = {
  ...goodsCart.detail.order,
  total_products: 11_220,
  total_carriage: 0,
  total_payment: 11_220,
  total_tax: 1020,
  taxes: [{ percent: 10, amount: 11_220, tax: 1020 }],
};

const ofSchool = (cart: Cart): Cart => ({
  ...cart,
  detail: {
    ...cart.detail,
    products,
    shippings: cart.detail.shippings.map((shipping) => ({
      ...shipping,
      carriage: 0,
      products_total: 11_220,
      packings: shipping.packings.map((packing) => ({ ...packing, temperature: '常温', carriage: 0 })),
    })),
    order,
  },
});

export const schoolCart = ofSchool(goodsCart);
const nameDone: CartAccessory = {
  ...sampleDone,
  key: 'a1',
  kind: 'embroidery',
  is_returnable: false,
  is_changeable: true,
};
const linesWithNames = products.map((line) =>
  line.key === 'l1'
    ? {
        ...line,
        accessories: [
          {
            ...nameDone,
            ...{ option_key: 'chest-name', name: '胸のネーム刺繍', unit_price: 660, subtotal: 660 },
            details: { name: '山田', face: 'kaisho' },
            words: [
              { title: '刺繍する文字', text: '山田' },
              { title: '書体', text: '楷書' },
            ],
          },
        ],
      }
    : {
        ...line,
        product_info: info({
          ...{ key: 'name-stickers', name: 'お名前シール 三種 288枚', sku: 'GK-0414-H', options: [] },
          ...{ maker: 'かわべ文具', lead_days: 3 },
        }),
        ...{ unit_price: 1650, quantity: 1, subtotal: 1650, tax_amount: 150 },
        accessories: [
          {
            ...nameDone,
            ...{ key: 'a2', option_key: 'sticker-name', name: 'お名前の印刷', is_required: true },
            details: { letters: 'kana', name: 'やまだ たろう', face: 'gothic', sheet: 'blue' },
            words: [
              { title: '文字', text: 'ひらがな' },
              { title: '印刷するお名前', text: 'やまだ たろう' },
              { title: '書体', text: '丸ゴシック' },
              { title: '台紙の色', text: '青と山吹' },
            ],
          },
        ],
      },
);
/** A name is embroidered, which can be taken off; another is printed, without which the goods are not sold. */
export const schoolCartWithNames: Cart = {
  ...schoolCart,
  count: 2,
  detail: {
    ...schoolCart.detail,
    products: linesWithNames,
    order: {
      ...order,
      ...{ total_products: 6930, total_accessories: 660, total_payment: 7590, total_tax: 690 },
      taxes: [{ percent: 10, amount: 7590, tax: 690 }],
    },
  },
};
/** Everything is chosen: the order can be confirmed. */
export const readySchoolCart = ofSchool(readyCart);
/** What was the price of it has gone up, which has to be seen before it is ordered. */
export const dearerSchoolCart: Cart = {
  ...readySchoolCart,
  fingerprint: 'k7Qd-dearer6789abcdefghijklmnopqrstuvwxyzAB',
  detail: {
    ...readySchoolCart.detail,
    products: products.map((line) =>
      line.key === 'l1'
        ? {
            ...line,
            unit_price: 5500,
            subtotal: 5500,
            tax_amount: 500,
            issue: { code: 'price_changed', message: '価格が5,280円から5,500円に変わりました。', is_blocking: false },
          }
        : line,
    ),
    order: {
      ...order,
      total_products: 11_440,
      total_payment: 11_440,
      total_tax: 1040,
      taxes: [{ percent: 10, amount: 11_440, tax: 1040 }],
    },
  },
};
/** Of the two lines one is left. */
export const schoolCartWithoutVest: Cart = {
  ...readySchoolCart,
  fingerprint: 'k7Qd-without789abcdefghijklmnopqrstuvwxyzAB',
  count: 2,
  detail: {
    ...readySchoolCart.detail,
    products: products.slice(1),
    order: {
      ...order,
      total_products: 5940,
      total_payment: 5940,
      total_tax: 540,
      taxes: [{ percent: 10, amount: 5940, tax: 540 }],
    },
  },
};

/** Just placed; it waits for its money. */
export const schoolOrder: TemporaryOrder = {
  ...sampleOrder,
  lines: products.map(({ issue: _issue, max_quantity: _max, ...line }) => line),
  shippings: sampleOrder.shippings.map((shipping, at) => ({
    ...shipping,
    packings: readySchoolCart.detail.shippings[at]?.packings ?? [],
  })),
  totals: order,
};
/** The same, as who placed it sees it later. */
export const ownSchoolOrder: Order = ownOf(schoolOrder);
