/** Small forms of the cart, posted without script to a shop on its database: where they lead, and what is refused where. */
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Cart } from '../../../../schemas/cart/cart';
import type { CallId } from '../../../../schemas/shop-contract';
import { isOfWholeCart } from '../../../../src/domain/cart/outdated';
import { withReason } from '../../../../src/lib/with-reason';
import { allowedQuery } from '../../../../storefront/page/load/allowed-query';
import { matchScreen } from '../../../../storefront/page/load/match-screen';
import {
  allowSeveral,
  orderer,
  otherAddress,
  type Shopper,
  shopperOf,
} from '../../../domains/selling/cart/cart.test-support';
import { openTestShop, type TestShop } from '../../../domains/shop.test-support';
import { testShops } from '../../../domains/test-shops.test-support';
import { fastifyOptions } from '../../fastify-options';
import type { Wanted } from '../pages/screen-requests';
import { registerFormPosts } from './form-posts';
import { createKeptForms } from './kept-form';

type Fields = Readonly<Record<string, string>>;

const channel = { id: 'test', name: '試し屋', host: null, prefix: '', theme: 'minori' };
const now = new Date('2026-11-20T03:00:00Z');

let shop: TestShop;
let shopper: Shopper;
let app: FastifyInstance;
let cart: Cart;
let drawn: Wanted | null;

beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  shopper = shopperOf(shop);
  await allowSeveral(shop, true);
  app = Fastify({ ...fastifyOptions({ trustProxy: 1 }), logger: false });
  registerFormPosts(app, {
    kept: createKeptForms(null, () => now),
    bundle: { matchScreen, allowedQuery, navigationPath: '/-/screen', choicePath: '/-/choose/' },
    find: ({ url }) =>
      Promise.resolve({ channel, prefix: '', path: url, visitor: { kind: 'guest' }, visitorClass: 'guest' }),
    now: () => now,
    transport: () => ({
      ids: [],
      send: async (call, input) => ({ headers: {}, ...(await shop.ask(call as CallId, input)) }),
    }),
    drawScreen: (_request, reply, wanted) => {
      drawn = wanted;
      return new Promise<FastifyReply>((resolve) => resolve(reply.code(wanted.status ?? 200).send('drawn')));
    },
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

beforeEach(async () => {
  drawn = null;
  const { token } = await shopper.cartWith({ 'SE-01': 2 });
  cart = await shopper.change('cart.modifyOrder', { token, orderer });
});

const post = (name: string, fields: Fields, token = cart.token) =>
  app.inject({
    method: 'POST',
    url: `/-/do/${name}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: `cartToken=${token}`,
    },
    payload: new URLSearchParams(fields).toString(),
  });

const drawnAt = (): string => {
  const query = drawn?.query.toString();
  return `${drawn?.path ?? ''}${query ? `?${query}` : ''}`;
};

/** `LINE` and `SHIPPING` are keys of the cart, as `GONE_LINE` and `GONE_OPTION` were. */
const inCart = (fields: Fields): Fields => {
  const { products, shippings } = cart.detail;
  const keys: Readonly<Record<string, string | undefined>> = {
    LINE: products[0]?.key,
    SHIPPING: shippings[0]?.key,
    GONE_LINE: `l${shippings[0]?.key.slice(1)}`,
    GONE_OPTION: `a${shippings[0]?.key.slice(1)}`,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, keys[text] ?? text]));
};

const words = { receiver_name: '佐藤 さくら', sender_name: '花子より', message: 'おめでとう。' };
const divide = '/cart/shipping-add?divide=1';

it.each<readonly [form: string, fields: Fields, to: string]>([
  ['cart-delete', { key: 'LINE' }, '/cart/'],
  ['cart-delete', { key: 'GONE_LINE' }, '/cart/'],
  ['coupon-drop', { code: 'GONE' }, '/cart/#benefits'],
  ['gift-undo', {}, '/cart/shipping-add'],
  ['option-drop', { key: 'GONE_OPTION' }, '/cart/'],
  ['parcel-part', { key: 'LINE', quantity: '１' }, '/cart/shipping-detail'],
  ['shipping-join', {}, '/cart/shipping-detail'],
  ['shipping-known', { key: 'new' }, divide],
])('%s of %j leads to %s', async (form, fields, to) => {
  const { statusCode, headers } = await post(form, inCart(fields));
  expect([statusCode, headers.location]).toEqual([303, to]);
});

it.each<readonly [form: string, fields: Fields, screen: string, code: string, field: string]>([
  ['cart-delete', { key: '; drop' }, '/cart/', 'request.invalid', 'key'],
  ['cart-delete', { key: 'l9' }, '/cart/', 'cart.update_products.part_not_found', 'key'],
  ['cart-modify', { key: 'l9', quantity: '2' }, '/cart/', 'cart.update_products.part_not_found', 'products.0.key'],
  ['option-drop', { key: 'a9' }, '/cart/', 'cart.update_products.part_not_found', 'key'],
  ['coupon-drop', { code: '' }, '/cart/', 'request.invalid', 'code'],
  ['coupon-use', { code: 'NONE' }, '/cart/', 'cart.coupon.not_found', 'code'],
  ['gift-words', { ...words, receiver_name: '' }, '/cart/shipping-add?gift=1', 'request.invalid', 'receiver_name'],
  ['gift-words', { ...words, message: 'www.example.com/a' }, '/cart/shipping-add?gift=1', 'request.invalid', 'message'],
  ['gift-words', words, '/cart/shipping-add?gift=1', 'cart.gift.not_allowed', 'receiver'],
  ['option-add', { line_key: 'gone', product: 'sencha', 'with.name': '1' }, '/cart/', 'cart.update_products.part_not_found', 'line_key'],
  ['option-drop', { key: '; drop' }, '/cart/', 'request.invalid', 'key'],
  ['option-modify', { key: 'a9', product: 'sencha' }, '/cart/', 'cart.update_products.part_not_found', 'key'],
  ['parcel-part', { key: 'LINE', quantity: '99' }, '/cart/shipping-detail', 'cart.packing.not_divided', 'quantity'],
  ['parcel-part', { key: 'LINE', quantity: '2' }, '/cart/shipping-detail', 'cart.packing.not_divided', 'quantity'],
  ['points-use', { point: '５' }, '/cart/', 'cart.point.members_only', 'point'],
  ['shipping-known', { key: 'SHIPPING', user_address_id: '7' }, '/cart/shipping-add', 'cart_detail.set_user_address.not_data', 'user_address_id'],
  ['shipping-known', { key: 'new', user_address_id: '7' }, '/cart/shipping-add?shipping=new', 'cart_detail.set_user_address.not_data', 'user_address_id'],
])('%s of %j is refused on %s, with what was typed, and the cart is as it was', async (form, typed, screen, code, field) => {
  const fields = inCart(typed);
  expect((await post(form, fields)).statusCode).toBe(422);
  expect(drawnAt()).toBe(isOfWholeCart(code) ? withReason(screen, code) : screen);
  expect(drawn?.posted).toMatchObject({ action: form, code, values: fields, errors: { [field]: expect.any(Array) } });
  expect(await shopper.see(cart.token)).toEqual(cart);
}); // prettier-ignore

it.each<readonly [form: string, fields: Fields]>([
  ['cart-delete', { key: 'LINE' }],
  ['coupon-drop', { code: 'NONE' }],
  ['coupon-use', { code: 'NONE' }],
  ['gift-undo', {}],
  ['gift-words', words],
  ['option-add', { line_key: 'LINE', product: 'sencha', 'with.name': '1' }],
  ['option-drop', { key: 'a9' }],
  ['option-modify', { key: 'a9', product: 'sencha' }],
  ['parcel-part', { key: 'LINE', quantity: '1' }],
  ['points-use', { point: '5' }],
  ['shipping-join', {}],
  ['shipping-known', { key: 'SHIPPING' }],
])('%s of a cart that is not there says so on the cart, with what was typed', async (form, typed) => {
  const fields = inCart(typed);
  for (const token of ['Z'.repeat(22), '']) {
    expect((await post(form, fields, token)).statusCode).toBe(422);
    expect(drawnAt()).toBe('/cart/?error=cart.common.not_found');
    expect(drawn?.posted).toMatchObject({ code: 'cart.common.not_found', values: fields });
  }
  expect(await shopper.see(cart.token)).toEqual(cart);
});

it.each<readonly [form: string, fields: Fields, screen: string]>([
  ['delivery', { ship_to: 'other', sender_is: 'orderer' }, '/cart/shipping-detail'],
  ['gift-words', words, '/cart/shipping-add?gift=1'],
  ['orderer', { ...orderer, last_name: '佐藤' }, '/cart/shipping-select'],
  ['payment', { payment_id: '1' }, '/cart/payment'],
  [
    'shipping',
    { ...otherAddress, shipping_first_name: '三郎', key: 'new', divide: '1' },
    '/cart/shipping-add?shipping=new',
  ],
  ['shipping-join', {}, '/cart/shipping-add?divide=1'],
])('%s of %j changes no cart but the one that it was drawn for', async (form, fields, screen) => {
  const sender = { ...otherAddress, shipping_first_name: '二郎' };
  await shopper.change('cart.modifyOther', { token: cart.token, sender, is_amount_hidden: true });
  const before = await shopper.change('cart.addShipping', { token: cart.token, address: otherAddress });
  const ofOther = { shipping_key: 's1', delivery_fingerprint: 'another'.repeat(4) };
  expect((await post(form, { ...fields, ...ofOther })).statusCode).toBe(422);
  expect(drawnAt()).toBe(withReason(screen, 'cart.update_products.part_not_found'));
  expect(drawn?.posted).toMatchObject({ action: form, code: 'cart.update_products.part_not_found' });
  expect(await shopper.see(cart.token)).toEqual(before);
  // This shop takes no gifts.
  if (form === 'gift-words') return;
  const { delivery_fingerprint } = before;
  const ofThis = { shipping_key: cart.detail.shippings[0]?.key ?? '', delivery_fingerprint };
  expect((await post(form, { ...fields, ...ofThis })).statusCode).toBe(303);
  expect(await shopper.see(cart.token)).not.toEqual(before);
});

it('a form far below its screen’s top is drawn again on that screen', async () => {
  expect((await post('order-again', { no: '261120-482913', t: 'x' })).statusCode).toBe(422);
  expect(drawnAt()).toBe('/orders/receipt?no=261120-482913&t=x');
});
