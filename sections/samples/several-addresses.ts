/** A cart and an order whose goods go to two addresses. */
import type { Cart } from '../../schemas/cart/cart';
import type { CartPacking, CartShipping } from '../../schemas/cart/cart-shipping';
import type { LeadTime } from '../../schemas/delivery/delivery';
import type { TemporaryOrder } from '../../schemas/order/order';
import { readyCart, sampleAddress, sampleLeadTimes, sampleLine, sampleOrder } from './cart';

const packing = (key: string, own: Partial<CartPacking>): CartPacking => ({
  key,
  temperature: '冷蔵',
  carriage: 1100,
  delivery_at: null,
  delivery_timezone_key: 'none',
  is_chosen: true,
  ...own,
});

/** The orderer's own address, as an address that goods go to. */
const ordererAddress: typeof sampleAddress = {
  shipping_last_name: '山田',
  shipping_first_name: '花子',
  shipping_kana: 'ヤマダ　ハナコ',
  postal_code: '604-0925',
  prefecture: '京都府',
  city: '京都市中京区',
  address1: '寺町通御池上る上本能寺前町488',
  address2: '',
  phone_number: '09012345678',
};

const home: CartShipping = {
  key: 's1',
  is_orderer: true,
  address: ordererAddress,
  packings: [packing('p1', { delivery_at: '2026-11-27', delivery_timezone_key: 'am' })],
  products_total: 11392,
  carriage: 1100,
  free_carriage_in: null,
};

const away: CartShipping = {
  key: 's4',
  is_orderer: false,
  address: sampleAddress,
  packings: [packing('p5', { delivery_at: '2026-11-30', delivery_timezone_key: '14-16' })],
  products_total: 2592,
  carriage: 1100,
  free_carriage_in: null,
};

const [sweets, pot] = readyCart.detail.products;
if (!sweets || !pot) throw new Error('the sample has two lines');

const totals: Cart['detail']['order'] = {
  ...readyCart.detail.order,
  total_carriage: 2200,
  total_payment: 16184,
  total_tax: 1384,
  taxes: [
    { percent: 10, amount: 11000, tax: 1000 },
    { percent: 8, amount: 5184, tax: 384 },
  ],
};

/** One of two boxes and the pot go to the orderer, the other box to somebody in Tokyo. */
export const dividedCart: Cart = {
  ...readyCart,
  detail: {
    ...readyCart.detail,
    products: [
      { ...sweets, quantity: 1, subtotal: 2592, tax_amount: 192 },
      sampleLine('l6', { shipping_key: 's4', packing_key: 'p5', quantity: 1, subtotal: 2592, tax_amount: 192 }),
      pot,
    ],
    shippings: [home, away],
    order: totals,
  },
};

/** The second address was just added: nothing goes there yet. */
export const undividedCart: Cart = {
  ...dividedCart,
  next_step: 'shipping',
  detail: {
    ...dividedCart.detail,
    products: readyCart.detail.products,
    shippings: [
      { ...home, products_total: 13984 },
      { ...away, packings: [], products_total: 0, carriage: 0 },
    ],
    order: readyCart.detail.order,
  },
};

/** All goes to the orderer as yet. */
export const homeCart: Cart = {
  ...undividedCart,
  next_step: 'delivery',
  detail: { ...undividedCart.detail, shippings: undividedCart.detail.shippings.slice(0, 1) },
};

export const dividedLeadTimes: LeadTime[] = sampleLeadTimes.flatMap((time) => [
  time,
  { ...time, shipping_key: 's4', packing_key: 'p5' },
]);

export const dividedOrder: TemporaryOrder = {
  ...sampleOrder,
  lines: dividedCart.detail.products.map(({ issue: _issue, max_quantity: _max, ...line }) => line),
  shippings: dividedCart.detail.shippings.map(({ key, packings, address }) => ({
    key,
    address: address ?? ordererAddress,
    packings,
  })),
  totals,
};
