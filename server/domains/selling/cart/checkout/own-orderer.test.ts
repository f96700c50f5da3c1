import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { bodyOf, type MembersShop, openMembers, right } from '../../../members/members.test-support';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const told = {
  ...{ company_name: '山田商店', orderer_name: '山田花子', last_name: '山田', first_name: '花子' },
  ...{ last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ', tel: '0312345678' },
  ...{ postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田1-1', address2: '' },
};
const sato = {
  ...{ shipping_last_name: '佐藤', shipping_first_name: '一郎', shipping_kana: 'サトウイチロウ' },
  ...{ postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田9-9', address2: '' },
  phone_number: '0312345678',
};

const cartIn = (answer: Parameters<typeof bodyOf>[0]): Cart => {
  const body: object = bodyOf(answer);
  // The app has checked it against the contract.
  return body as Cart;
};
const member = async (profile: object) => {
  const email = await shop.member();
  const { token } = await shop.login(email);
  await shop.ask('PUT', '/v1/me/user', profile, { token });
  return { email, token };
};
const fill = async (wish: { readonly token?: string }) => {
  const sku = shop.db.selectFrom('skus').select('id').where('sku', '=', 'SE-01').where('channel_id', '=', 'test');
  const products = [{ sku_id: (await sku.executeTakeFirstOrThrow()).id, quantity: 1 }];
  return cartIn(await shop.ask('PATCH', '/v1/carts/products/add', { products }, wish));
};
const see = async ({ token }: Cart, wish: { readonly token: string }) =>
  cartIn(await shop.ask('GET', `/v1/carts/${token}`, null, wish));

describe('[member.address] a member’s cart', () => {
  it('is ordered by its member, as they have told the shop, until somebody is given for it', async () => {
    const { email, token } = await member(told);
    const cart = await fill({ token });
    expect(cart).toMatchObject({ is_orderer_own: true, next_step: 'delivery', orderer: { last_name: '山田', email } });
    await shop.ask('PUT', '/v1/me/user', { ...told, first_name: '桃子' }, { token });
    expect((await see(cart, { token })).orderer?.first_name).toBe('桃子');
    const { orderer } = cart;
    const given = { token: cart.token, orderer: { ...orderer, first_name: '太郎' } };
    expect(cartIn(await shop.ask('PATCH', '/v1/carts/order/modify', given, { token }))).toMatchObject({
      is_orderer_own: false,
      orderer: { first_name: '太郎' },
    });
  });

  it('asks who orders where they have told too little, or a place that is none', async () => {
    for (const profile of [
      { ...told, tel: '' },
      { ...told, prefecture: '沖縄県' },
    ]) {
      const { token } = await member(profile);
      expect(await fill({ token })).toMatchObject({ orderer: null, is_orderer_own: false, next_step: 'orderer' });
    }
    expect(await fill({})).toMatchObject({ orderer: null, next_step: 'orderer' });
  });

  it('asks who orders where somebody else had registered with the address', async () => {
    const email = shop.newMail();
    await shop.register(email, { ...told, password: 'stranger-1' });
    await shop.ask('POST', '/v1/reminder/request', { type: 'password', email });
    const reset = { token: await shop.mailedToken(email, 'member_password'), password: right };
    bodyOf(await shop.ask('POST', '/v1/reminder/reset', reset));
    const { token } = await shop.login(email);
    expect(await fill({ token })).toMatchObject({ orderer: null, is_orderer_own: false, next_step: 'orderer' });
  });

  it('[member.login] takes over whom the guest has given, rather than the member', async () => {
    const { email, token } = await member(told);
    const own = await fill({ token });
    const guests = await fill({});
    const orderer = { ...own.orderer, first_name: '次郎' };
    bodyOf(await shop.ask('PATCH', '/v1/carts/order/modify', { token: guests.token, orderer }));
    const login = await shop.login(email, undefined, { headers: { 'x-cart-token': guests.token } });
    const merged = await see({ ...own, token: login.cart_token ?? '' }, { token: login.token });
    expect(merged).toMatchObject({ count: 2, orderer: { first_name: '次郎' } });
  });

  it('is sent to an address of its member’s book, and to nobody else’s', async () => {
    const [{ token }, other] = [await member(told), await member(told)];
    const { id } = bodyOf(await shop.ask('POST', '/v1/me/user-addresses', sato, { token }), 201);
    for (const who of [token, other.token]) {
      const cart = await fill({ token: who });
      const key = cart.detail.shippings[0]?.key;
      const body = { token: cart.token, key, user_address_id: id };
      const answer = await shop.ask('PATCH', '/v1/carts/shippings/modify', body, { token: who });
      if (who === token) expect(cartIn(answer).detail.shippings).toMatchObject([{ address: sato, is_orderer: false }]);
      else expect(answer).toMatchObject({ status: 422, body: { errors: { user_address_id: [{}] } } });
    }
  });
});
