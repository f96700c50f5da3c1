/** What was done to a guest's goods, and where they went, when the cart joins the one that a member has already. */
import { hashCartToken } from '../rows/token';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { mostCouponsInCart } from '../../../../../schemas/coupon/coupon';
import { japanDayAfter } from '../../../../../src/lib/japan-time';
import { bodyOf, type MembersShop, openMembers, right } from '../../../members/members.test-support';
import { orderer, otherAddress } from '../cart.test-support';
import { fieldsOfNoshi } from '../options/fields.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
const skus: Record<string, number> = {};

/** A cart, of which changes are asked for; a guest's without a login. */
const cartBy = async (sku: string, quantity: number, login?: string) => {
  const ask = async (path: string, body: object): Promise<Cart> =>
    // The app has checked it against the contract.
    bodyOf(await shop.ask('PATCH', `/v1/carts/${path}`, body, { token: login })) as Cart;
  const begun = await ask('products/add', { products: [{ sku_id: skus[sku], quantity }] });
  const [token, first] = [begun.token, begun.detail.shippings[0]?.key ?? ''];
  const change = (path: string, body: object = {}) => ask(path, { token, ...body });
  /** To the first address, where they name none. */
  const put = (...done: readonly object[]) =>
    change('accessories/add', { accessories: done.map((one) => ({ shipping_key: first, ...one })) });
  /** Of the tea, a piece for each of the addresses that the cart has, and for these. */
  const sendTo = async (...addresses: readonly (object | null)[]) => {
    for (const address of addresses) await change('shippings/add', address ? { address } : { to_orderer: true });
    const { detail } = await change('other/modify', { is_amount_hidden: false });
    const quantities = detail.shippings.map(({ key }) => ({ shipping_key: key, quantity: 1 }));
    const products = [{ sku_id: skus[sku], quantities }];
    const divided = await change('products/divide', { products });
    return divided.detail.shippings.map(({ key }) => key);
  };
  return { token, first, change, put, sendTo };
};

const member = async (sku = 'SE-01', quantity = 1) => {
  const email = await shop.member();
  const { token } = await shop.login(email, right);
  return { email, cart: await cartBy(sku, quantity, token) };
};

/** Logs in with a guest's cart. @returns the cart that the member has then */
const join = async (email: string, guests: string): Promise<Cart> => {
  const { token, cart_token: joined } = await shop.login(email, right, { headers: { 'x-cart-token': guests } });
  return bodyOf(await shop.ask('GET', `/v1/carts/${joined ?? ''}`, null, { token })) as Cart;
};

const noshi = (giver: string, key?: string) => ({
  ...(key === undefined ? {} : { shipping_key: key }),
  ...{ option_key: 'gift-noshi', details: { giver } },
});
const box = { option_key: 'box', details: {} };
const cloth = { option_key: 'cloth', details: {} };

const to = (name: string) => ({ ...otherAddress, shipping_first_name: name });
/** Address by address: to whom, how many pieces, and what is done, or waits (`?`). */
const placesOf = ({ detail }: Cart) =>
  detail.shippings.map(({ key, address, accessories = [] }) => [
    address?.shipping_first_name ?? null,
    detail.products.filter((line) => line.shipping_key === key).reduce((sum, { quantity }) => sum + quantity, 0),
    ...accessories
      .map(({ option_key: option, details, is_left: isLeft }) => `${details.giver ?? option}${isLeft ? '?' : ''}`)
      .sort(),
  ]);

beforeAll(async () => {
  shop = await openMembers();
  const found = await shop.db
    .selectFrom('skus')
    .select(['id', 'sku', 'product_id'])
    .where('channel_id', '=', 'test')
    .execute();
  for (const { id, sku } of found) skus[sku] = id;
  const service = { channel_id: 'test', description: '', price_jpy: 110, scope: 'shipping', fields: '[]' } as const;
  const services = await shop.db
    .insertInto('services')
    .values([
      { ...service, key: 'gift-noshi', kind: 'noshi', name: '御礼のし', fields: JSON.stringify(fieldsOfNoshi) },
      { ...service, key: 'box', kind: 'wrapping', name: '化粧箱', one_of: '包み方' },
      { ...service, key: 'cloth', kind: 'wrapping', name: '風呂敷', one_of: '包み方' },
    ])
    .returning('id')
    .execute();
  const products = new Set(found.filter(({ sku }) => ['SE-01', 'KK-06'].includes(sku)).map((one) => one.product_id));
  const offers = [...products].flatMap((product_id) =>
    services.map(({ id }) => ({ channel_id: 'test', product_id, service_id: id })),
  );
  await shop.db.insertInto('product_services').values(offers).execute();
  const several = { channel_id: 'test', key: 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE', value: 'true' };
  await shop.db.insertInto('settings').values(several).execute();
});
afterAll(() => shop.close());

describe('a guest’s cart that joins a member’s', () => {
  it('takes along what is done to its goods, where nothing of the kind is done to the member’s', async () => {
    const { email } = await member();
    const guest = await cartBy('KK-06', 2);
    const before = await guest.put(noshi('山田'), cloth);
    const joined = await join(email, guest.token);
    expect(placesOf(joined)).toEqual([[null, 3, 'cloth', '山田']]);
    expect(joined.detail.order.total_accessories).toBe(before.detail.order.total_accessories);
    expect(joined).not.toHaveProperty('join_note');
  });

  it('has other keys: what was drawn of either names nothing in the other, and nothing is changed by it', async () => {
    const { email, cart } = await member();
    const guest = await cartBy('KK-06', 2);
    const drawn = await guest.put(noshi('山田'), box);
    const joined = await join(email, guest.token);
    const { token: login } = await shop.login(email, right);
    const [line, place] = [drawn.detail.products[0], drawn.detail.shippings[0]];
    const done = place?.accessories?.[0]?.key;
    const day = { delivery_at: null, delivery_timezone_key: 'am' };
    for (const [path, body] of [
      ['products/delete', { key: line?.key }],
      ['products/delete', { ids: [line?.key, joined.detail.products[0]?.key] }],
      ['products/modify', { products: [{ key: line?.key, quantity: 5 }] }],
      ['packings/add', { products: [{ key: line?.key, quantity: 1 }] }],
      ['packings/modify', { packings: [{ key: place?.packings[0]?.key, ...day }] }],
      ['shippings/modify', { key: place?.key, address: to('祖母') }],
      ['accessories/delete', { key: done }],
      ['accessories/modify', { accessories: [{ key: done, details: { giver: '佐藤' } }] }],
      ['accessories/add', { accessories: [noshi('佐藤', place?.key)] }],
    ] as const) {
      const { status, body: said } = await shop.ask('PATCH', `/v1/carts/${path}`, { token: cart.token, ...body }, { token: login });
      expect([path, status]).toEqual([path, 422]);
      expect(JSON.stringify(said)).toContain('カートの内容が変わりました。もう一度ご確認ください。');
    } // prettier-ignore
    const { cart_token: shown } = await shop.login(email, right, { headers: { 'x-cart-token': cart.token } });
    const after = bodyOf(await shop.ask('GET', `/v1/carts/${shown ?? ''}`, null, { token: login })) as Cart;
    expect(after.detail).toEqual(joined.detail);
  });

  it('leaves what the member’s goods have otherwise to be decided on, undone and free', async () => {
    const { email, cart } = await member();
    const before = await cart.put(noshi('鈴木'), box);
    const guest = await cartBy('KK-06', 1);
    await guest.put(noshi('山田'), cloth);
    const joined = await join(email, guest.token);
    expect(placesOf(joined)).toEqual([[null, 2, 'box', 'cloth?', '山田?', '鈴木']]);
    expect(joined).not.toHaveProperty('join_note');
    expect(joined.detail.order.total_accessories).toBe(before.detail.order.total_accessories);
    await cart.change('order/modify', { orderer });
    const packing = joined.detail.shippings[0]?.packings[0]?.key;
    const days = { packings: [{ key: packing, delivery_at: null, delivery_timezone_key: 'none' }] };
    expect((await cart.change('packings/modify', days)).next_step).toBe('delivery');
    const decided = await cart.put(noshi('山田'), box);
    expect(placesOf(decided)).toEqual([[null, 2, 'box', '山田'].map((one) => one ?? orderer.first_name)]);
    expect(decided.next_step).toBe('payment');
  });

  it('brings along what was still to be decided on there, once where both have it', async () => {
    /** The second address leaves, and what was chosen for it waits at the first. */
    const leave = async ({ put, sendTo, change }: Awaited<ReturnType<typeof cartBy>>, giver: string) => {
      const [first, second] = await sendTo(to('一郎'));
      await put(noshi('山田', first), noshi(giver, second));
      return change('shippings/reset');
    };
    const { email, cart } = await member('SE-01', 2);
    await cart.change('order/modify', { orderer });
    await leave(cart, '鈴木');
    for (const giver of ['佐藤', '鈴木']) {
      const guest = await cartBy('SE-01', 2);
      await guest.change('order/modify', { orderer });
      await leave(guest, giver);
      await join(email, guest.token);
    }
    const joined = await join(email, 'none'.repeat(8));
    expect(placesOf(joined)).toEqual([[orderer.first_name, 6, '佐藤?', '山田', '鈴木?']]);
  });

  it('goes to its orderer, where the member’s goods go elsewhere', async () => {
    const { email, cart } = await member();
    await cart.change('order/modify', { orderer });
    await cart.change('shippings/modify', { key: cart.first, address: to('祖母') });
    const guest = await cartBy('KK-06', 2);
    await guest.change('order/modify', { orderer });
    expect(placesOf(await join(email, guest.token))).toEqual([
      ['祖母', 1],
      [orderer.first_name, 2],
    ]);
  });

  it('wishes for the points of both, as many as the member has', async () => {
    const { email, cart } = await member();
    const { id } = await shop.db
      .selectFrom('members')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const given = {
      member_id: id,
      channel_id: 'test',
      at: new Date('2026-11-01'),
      reason: 'granted',
      points: 800,
    } as const;
    await shop.db.insertInto('point_entries').values(given).execute();
    await cart.change('point', { point: 500 });
    const guest = await cartBy('KK-06', 1);
    // Of a cart that became theirs while the other one was at the bank.
    await shop.db
      .updateTable('carts')
      .set({ points: 400 })
      .where('token_hash', '=', hashCartToken(guest.token))
      .execute();
    expect((await join(email, guest.token)).detail.points).toMatchObject({ balance: 800, wished: 800 });
  });

  it('says nothing of what both have in the same way', async () => {
    const { email, cart } = await member();
    await cart.put(noshi('山田'), box);
    const guest = await cartBy('KK-06', 1);
    await guest.put(noshi('山田'), box);
    expect(await join(email, guest.token)).not.toHaveProperty('join_note');
  });

  it('brings the addresses that it was divided among, each with what is done there', async () => {
    const { email, cart } = await member('SE-01', 2);
    await cart.change('order/modify', { orderer });
    await cart.sendTo(to('一郎'));
    const guest = await cartBy('SE-01', 3);
    const keys = await guest.sendTo(to('一郎'), to('二郎'));
    await guest.put(...keys.map((key, at) => noshi(`のし${at}`, key)));
    expect(placesOf(await join(email, guest.token))).toEqual([
      [orderer.first_name, 2, 'のし0'],
      ['一郎', 2, 'のし1'],
      ['二郎', 1, 'のし2'],
    ]);
  });

  it('keeps the one address that was filled in apart from the orderer’s', async () => {
    const { email } = await member();
    const guest = await cartBy('SE-01', 1);
    await guest.change('shippings/modify', { key: guest.first, address: otherAddress });
    expect(placesOf(await join(email, guest.token))).toEqual([
      [null, 1],
      [otherAddress.shipping_first_name, 1],
    ]);
  });

  it('says which addresses found no room, and loses none of their goods', async () => {
    const { email, cart } = await member('SE-01', 9);
    await cart.sendTo(...['一', '二', '三', '四', '五', '六', '七', '八'].map(to));
    const guest = await cartBy('SE-01', 3);
    await guest.sendTo(to('九'), to('十'));
    const joined = await join(email, guest.token);
    expect(placesOf(joined)).toHaveLength(10);
    expect(joined.count).toBe(12);
    expect(placesOf(joined).at(-1)).toEqual(['九', 1]);
    expect(joined.join_note).toContain('：お届け先。');
  });

  it('keeps the member’s sender and orderer, and says so', async () => {
    const { email, cart } = await member();
    await cart.change('order/modify', { orderer });
    await cart.change('other/modify', { sender: otherAddress });
    const guest = await cartBy('SE-01', 1);
    await guest.change('order/modify', { orderer: { ...orderer, address1: '今渡9' } });
    await guest.change('other/modify', { sender: to('三郎') });
    const joined = await join(email, guest.token);
    expect(joined).toMatchObject({ sender: otherAddress, orderer: { address1: orderer.address1 } });
    expect(joined.join_note).toContain('：ご注文者（お届け先のご住所を含みます）、送り状のご依頼主。');
  });

  it('brings the payment and the days along where the member’s has none, and says which others it keeps', async () => {
    const { email } = await member();
    const methods = await shop.db
      .selectFrom('payment_methods')
      .select(['id', 'kind'])
      .where('channel_id', '=', 'test')
      .execute();
    /** @param at days after the first possible one */
    const settle = async ({ token, change }: Awaited<ReturnType<typeof cartBy>>, payment: string, at: number) => {
      const { detail } = await change('order/modify', { orderer });
      const [packing] = detail.shippings.flatMap(({ packings }) => packings);
      const day = japanDayAfter(new Date(`${packing?.expected_at ?? ''}T00:00:00+09:00`), at);
      await change('packings/modify', {
        packings: [{ key: packing?.key, delivery_at: day, delivery_timezone_key: 'none' }],
      });
      await change('order/modify', { payment_id: methods.find(({ kind }) => kind === payment)?.id });
      return { token, day };
    };
    const first = await cartBy('SE-01', 1);
    const { day: wished } = await settle(first, 'cod', 9);
    const fail = ({ token }: typeof first) =>
      shop.db
        .updateTable('carts')
        .set({ payment_error: 'payment.declined' })
        .where('token_hash', '=', hashCartToken(token))
        .execute();
    await fail(first);
    const joined = await join(email, first.token);
    expect(joined.join_note).toMatch(/こちらのカートにまとめました。$/);
    expect(joined).toMatchObject({ payment: { kind: 'cod' }, payment_error: 'payment.declined' });
    await shop.db.updateTable('carts').set({ payment_error: null }).where('member_id', 'is not', null).execute();
    expect(joined.detail.shippings[0]?.packings).toMatchObject([{ delivery_at: wished, is_chosen: true }]);
    const second = await cartBy('SE-01', 1);
    await settle(second, 'bank', 10);
    await fail(second);
    const again = await join(email, second.token);
    expect(again).toMatchObject({ payment: { kind: 'cod' }, payment_error: null });
    expect(again.detail.shippings[0]?.packings).toMatchObject([{ delivery_at: wished }]);
    expect(again.join_note).toContain('：お支払い方法、お届け日時。');
  });

  it('says which coupons are more than a cart takes, and counts none twice', async () => {
    const { email, cart } = await member('SE-01', 2);
    const ids = await shop.db
      .insertInto('coupons')
      .values(
        Array.from({ length: mostCouponsInCart + 1 }, (_, at) => ({
          ...{ channel_id: 'test', code: `JOIN${at}`, name: `割引${at}`, kind: 'amount' as const },
          ...{ amount_jpy: 1, starts_at: new Date(0) },
        })),
      )
      .returning('id')
      .execute();
    const codes = ids.map((_, at) => `JOIN${at}`);
    for (const code of codes.slice(0, -2)) await cart.change('coupons/add', { code });
    const guest = await cartBy('SE-01', 1);
    for (const code of codes.slice(-3)) await guest.change('coupons/add', { code });
    const joined = await join(email, guest.token);
    expect(joined.detail.coupons.map(({ code }) => code)).toEqual(codes.slice(0, -1));
    expect(joined.join_note).toContain(`：クーポン「割引${mostCouponsInCart}」。`);
  });

  it('brings all of it once where several log in at once', async () => {
    const { email } = await member();
    const guests = await Promise.all([1, 2, 3, 4].map(() => cartBy('SE-01', 1)));
    const names = ['一郎', '二郎', '三郎', '四郎'];
    for (const [at, guest] of guests.entries()) {
      await guest.change('shippings/modify', { key: guest.first, address: to(names[at] ?? '') });
      await guest.put(noshi(names[at] ?? ''));
    }
    await Promise.all(
      [...guests, ...guests].map(({ token }, tab) =>
        shop.login(email, right, { app: shop.apps[tab % 2] ?? shop.apps[0], headers: { 'x-cart-token': token } }),
      ),
    );
    const [first, ...others] = placesOf(await join(email, 'none'.repeat(8)));
    expect(first).toEqual([null, 1]);
    expect(others.sort()).toEqual(names.map((name) => [name, 1, name]).sort());
  });
});
