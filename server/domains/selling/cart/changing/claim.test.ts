/** A guest's cart becomes the member's when they log in. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { type AskWish, bodyOf, type MembersShop, openMembers, right } from '../../../members/members.test-support';
import { otherAddress } from '../cart.test-support';
import { openSales } from '../../order/order.test-support';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const skuId = async (sku: string): Promise<number> =>
  (await shop.db.selectFrom('skus').select('id').where('sku', '=', sku).where('channel_id', '=', 'test').executeTakeFirstOrThrow()).id; // prettier-ignore

// The app has checked it against the contract.
const cartOf = (body: object): Cart => body as Cart;
const add = async (sku: string, quantity: number, cartToken?: string, wish?: AskWish) =>
  shop.ask(
    'PATCH',
    '/v1/carts/products/add',
    { ...(cartToken ? { token: cartToken } : {}), products: [{ sku_id: await skuId(sku), quantity }] },
    wish,
  );
const filled = async (sku: string, quantity: number, wish?: AskWish) =>
  cartOf(bodyOf(await add(sku, quantity, undefined, wish))).token;
const see = (cartToken: string, token?: string) => shop.ask('GET', `/v1/carts/${cartToken}`, null, { token });
const logIn = async (email: string, cartToken?: string, wish: AskWish = {}) => {
  const answer = await shop.login(email, right, {
    ...wish,
    headers: cartToken === undefined ? {} : { 'x-cart-token': cartToken },
  });
  return { token: answer.token, cart: answer.cart_token ?? '', count: answer.cart_count };
};
const quantities = (cart: Cart) =>
  Object.fromEntries(cart.detail.products.map(({ product_info: { sku }, quantity }) => [sku, quantity]));
const gone = { status: 404, body: { code: 'cart.common.not_found' } };

describe('a cart at login', () => {
  it('becomes the member’s, and answers to its token and its owner together alone', async () => {
    const guests = await filled('SE-01', 2);
    const owner = await logIn(await shop.member(), guests);
    expect(owner).toMatchObject({ cart: guests, count: 2 });
    expect(cartOf(bodyOf(await see(guests, owner.token))).count).toBe(2);
    const other = await logIn(await shop.member());
    for (const token of [undefined, other.token, 'x'.repeat(32)]) {
      expect(await see(guests, token)).toMatchObject(gone);
      expect(await add('SE-01', 1, guests, { token })).toMatchObject(gone);
      expect(await shop.ask('PATCH', '/v1/carts/reset', { token: guests }, { token })).toMatchObject(gone);
      const decision = { fingerprint: 'x'.repeat(32) };
      expect((await shop.ask('POST', `/v1/carts/${guests}/decision`, decision, { token })).status).not.toBe(200);
      const begun = cartOf(bodyOf(await shop.ask('POST', '/v1/carts/init', { token: guests }, { token })));
      expect(begun).toMatchObject({ count: 0 });
      expect(begun.token).not.toBe(guests);
    }
    expect(await logIn(await shop.member(), guests)).toMatchObject({ cart: '' });
    expect(quantities(cartOf(bodyOf(await see(guests, owner.token))))).toEqual({ 'SE-01': 2 });
  });

  it('is put together with what the member had, nothing lost, and a price that has changed is said', async () => {
    const email = await shop.member();
    const first = await logIn(email, await filled('SE-01', 2));
    await add('YO-01', 1, first.cart, { token: first.token });
    const skus = shop.db.updateTable('skus').where('sku', '=', 'SE-01').where('channel_id', '=', 'test');
    await skus.set({ price_jpy: 1180 }).execute();
    const guests = await filled('SE-01', 3);
    bodyOf(await add('KK-06', 1, guests));
    const other = { token: guests, sender: otherAddress, is_amount_hidden: true };
    bodyOf(await shop.ask('PATCH', '/v1/carts/other/modify', other));
    const second = await logIn(email, guests);
    expect(second).toMatchObject({ cart: first.cart, count: 7 });
    const cart = cartOf(bodyOf(await see(first.cart, second.token)));
    expect(quantities(cart)).toEqual({ 'SE-01': 5, 'YO-01': 1, 'KK-06': 1 });
    expect(cart.join_note).toBe('別々のカートに入れられていた商品を、こちらのカートにまとめました。');
    // Until the goods are changed.
    const changed = await add('KK-06', 1, first.cart, { token: second.token });
    expect(cartOf(bodyOf(changed))).not.toHaveProperty('join_note');
    expect(cart).toMatchObject({ sender: otherAddress, is_amount_hidden: true });
    const [tea] = cart.detail.products;
    expect(tea?.unit_price).toBe(1180);
    expect(JSON.stringify(tea)).toContain('1,080');
    await skus.set({ price_jpy: 1080 }).execute();
    expect(await see(guests)).toMatchObject(gone);
    expect(await see(guests, second.token)).toMatchObject(gone);
  });

  it('puts its goods into the first of the parcels that the member’s goods leave in', async () => {
    const email = await shop.member();
    const { cart: token, token: bearer } = await logIn(email, await filled('SE-01', 3));
    const before = cartOf(bodyOf(await see(token, bearer)));
    const products = [{ key: before.detail.products[0]?.key, quantity: 1 }];
    bodyOf(await shop.ask('PATCH', '/v1/carts/packings/add', { token, products }, { token: bearer }));
    const guests = await filled('SE-01', 4);
    bodyOf(await add('YO-01', 1, guests));
    const { token: again } = await logIn(email, guests);
    const cart = cartOf(bodyOf(await see(token, again)));
    const keys = cart.detail.shippings[0]?.packings.map(({ key }) => key) ?? [];
    const teas = cart.detail.products.filter(({ product_info: { sku } }) => sku === 'SE-01');
    expect(teas.map(({ packing_key: key, quantity }) => [keys.indexOf(key), quantity])).toEqual([
      [0, 6],
      [keys.length - 1, 1],
    ]);
    expect(cart.count).toBe(8);
  });

  it('is the member’s in each browser, also in one that has none, or begins anew', async () => {
    const email = await shop.member();
    const first = await logIn(email, await filled('SE-01', 1));
    const second = await logIn(email);
    expect(second).toMatchObject({ cart: first.cart, count: 1 });
    const begun = bodyOf(await shop.ask('POST', '/v1/carts/init', {}, { token: second.token }));
    expect(begun).toMatchObject({ token: first.cart, count: 1 });
    expect(cartOf(bodyOf(await add('SE-01', 1, undefined, { token: second.token })))).toMatchObject({
      token: first.cart,
      count: 2,
    });
    const own = await logIn(await shop.member());
    const tokens = await Promise.all(
      Array.from({ length: 6 }, (_, tab) =>
        shop.ask('POST', '/v1/carts/init', {}, { token: own.token, app: shop.apps[tab % 2] ?? shop.apps[0] }),
      ),
    );
    expect(new Set(tokens.map((answer) => bodyOf(answer).token)).size).toBe(1);
  });

  it('comes into the member’s, too, when they ask for a guest’s that their browser has beside it', async () => {
    const own = await logIn(await shop.member(), await filled('KK-06', 1));
    const guests = await filled('SE-01', 2);
    const ask = (wish: AskWish) => shop.ask('POST', '/v1/carts/init', { token: guests }, wish);
    // Looking at it takes nothing: another site may have led there.
    const seen = cartOf(bodyOf(await see(guests, own.token)));
    expect(seen).toMatchObject({ token: guests, count: 2, is_unclaimed: true });
    for (const shown of [await see(guests), await ask({}), await see(own.cart, own.token)])
      expect(bodyOf(shown)).not.toHaveProperty('is_unclaimed');
    const answers = await Promise.all([0, 1, 0].map((tab) => ask({ token: own.token, app: shop.apps[tab] ?? shop.apps[0] })));
    for (const answer of answers) {
      expect(quantities(cartOf(bodyOf(answer)))).toEqual({ 'KK-06': 1, 'SE-01': 2 });
      expect(bodyOf(answer)).toMatchObject({ token: own.cart });
      expect(bodyOf(answer)).not.toHaveProperty('is_unclaimed');
    }
    expect(await see(guests)).toMatchObject(gone);
  }); // prettier-ignore

  it('is theirs when they ask for a guest’s, and have none', async () => {
    const { token } = await logIn(await shop.member());
    const guests = await filled('SE-01', 2);
    expect(bodyOf(await shop.ask('POST', '/v1/carts/init', { token: guests }, { token }))).toMatchObject({
      token: guests,
      count: 2,
    });
    expect(await see(guests)).toMatchObject(gone);
  });

  it('stays a guest’s where both are more than one may hold, and nothing is lost', async () => {
    const { token, cart } = await logIn(await shop.member(), await filled('SE-01', 9));
    const guests = await filled('SE-01', 9);
    const dear = shop.db.updateTable('skus').where('id', '=', await skuId('SE-01'));
    await dear.set({ price_jpy: 60_000_000 }).execute();
    const asked = bodyOf(await shop.ask('POST', '/v1/carts/init', { token: guests }, { token }));
    await dear.set({ price_jpy: 1080 }).execute();
    expect(asked).toMatchObject({ token: guests, count: 9, is_unclaimed: true });
    for (const one of [cart, guests]) expect(bodyOf(await see(one, token))).toMatchObject({ count: 9 });
  });

  it('stays a guest’s where the mail address is not confirmed', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const guests = await filled('SE-01', 1);
    expect(await logIn(email, guests)).toMatchObject({ cart: '' });
    expect((await see(guests)).status).toBe(200);
  });

  it('is claimed once by several tabs at once, and by several browsers each brings what it has', async () => {
    const email = await shop.member();
    const guests = await Promise.all([filled('SE-01', 1), filled('SE-01', 2), filled('KK-06', 1)]);
    const [first = ''] = guests;
    const logins = await Promise.all(
      [...guests, first, first].map((token, tab) => logIn(email, token, { app: shop.apps[tab % 2] ?? shop.apps[0] })),
    );
    const last = await logIn(email);
    expect(quantities(cartOf(bodyOf(await see(last.cart, last.token))))).toEqual({ 'SE-01': 3, 'KK-06': 1 });
    for (const { cart } of logins) expect(cart === '' || cart === last.cart).toBe(true);
  });

  it('loses nothing of what is put into it meanwhile', async () => {
    const email = await shop.member();
    await logIn(email, await filled('KK-06', 1));
    const guests = await filled('SE-01', 1);
    const [login, ...adds] = await Promise.all([
      logIn(email, guests),
      ...Array.from({ length: 8 }, (_, tab) => add('SE-01', 1, guests, { app: shop.apps[tab % 2] ?? shop.apps[0] })),
    ]);
    const taken = adds.filter(({ status }) => status === 200).length;
    expect(adds.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    const cart = cartOf(bodyOf(await see(login.cart, login.token)));
    expect(quantities(cart)).toEqual({ 'KK-06': 1, 'SE-01': 1 + taken });
  });

  it('is the browser’s own where the cookie names it, and its answer sets the cookies', async () => {
    const host = 'test.localhost';
    const browser = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    const email = await shop.member();
    for (const cookie of ['cartToken=%00', 'cartToken=', `cartToken=${'ア'.repeat(32)}`]) {
      const headers = { ...browser, cookie: encodeURI(cookie) };
      expect((await shop.tryLogin(email, right, { headers })).status).toBe(200);
    }
    const guests = await filled('SE-01', 4);
    const { cookies } = await shop.tryLogin(email, right, { headers: { ...browser, cookie: `cartToken=${guests}` } });
    expect(cookies.find((one) => one.startsWith('cartToken='))).toMatch(new RegExp(`^cartToken=${guests}; Path=/; `));
    expect(cookies.find((one) => one.startsWith('cart_count='))).toMatch(/^cart_count=test\.4; /);
  });

  it('is answered to nobody else who repeats what its owner has asked', async () => {
    const owner = await logIn(await shop.member(), await filled('SE-01', 1));
    const headers = { 'idempotency-key': 'k'.repeat(32) };
    expect((await add('SE-01', 1, owner.cart, { token: owner.token, headers })).status).toBe(200);
    const other = await logIn(await shop.member());
    for (const token of [undefined, other.token])
      expect(await add('SE-01', 1, owner.cart, { token, headers })).toMatchObject(gone);
    const again = await add('SE-01', 1, owner.cart, { token: owner.token, headers });
    expect(quantities(cartOf(bodyOf(again)))).toEqual({ 'SE-01': 2 });
  });

  it('counts a press once that is repeated after the login', async () => {
    const headers = { 'idempotency-key': 'r'.repeat(32) };
    const begun = cartOf(bodyOf(await add('SE-01', 2, undefined, { headers })));
    expect(quantities(cartOf(bodyOf(await add('SE-01', 2, begun.token, { headers }))))).toEqual({ 'SE-01': 2 });
    const { token } = await logIn(await shop.member(), begun.token);
    for (const cart of [begun.token, undefined]) {
      const again = await add('SE-01', 2, cart, { token, headers });
      expect(quantities(cartOf(bodyOf(again)))).toEqual({ 'SE-01': 2 });
    }
    const other = await logIn(await shop.member());
    expect(quantities(cartOf(bodyOf(await add('SE-01', 2, undefined, { token: other.token, headers }))))).toEqual({ 'SE-01': 2 });
    expect(quantities(cartOf(bodyOf(await see(begun.token, token))))).toEqual({ 'SE-01': 2 });
  }); // prettier-ignore

  it('of one who leaves while they add and log in is nobody’s, and no call fails', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = await shop.member();
      const { token } = await logIn(email);
      const guests = await filled('SE-01', 1);
      const leave = shop.ask('DELETE', '/v1/me/user', { password: right }, { token });
      const adds = Array.from({ length: 10 }, (_, index) =>
        add('SE-01', 1, undefined, { token, app: shop.apps[index % 2] ?? shop.apps[0] }),
      );
      const logins = Array.from({ length: 3 }, () =>
        shop.tryLogin(email, right, { headers: { 'x-cart-token': guests } }),
      );
      const answers = await Promise.all([leave, ...adds, ...logins]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(answers[0]).toMatchObject({ status: 204 });
      const open = shop.db.selectFrom('carts').select(['id', 'member_id']).where('member_token', 'is not', null);
      const members = shop.db.selectFrom('members').select('id').where('email', '=', email);
      expect(await members.execute()).toEqual([]);
      expect((await open.execute()).filter(({ member_id: id }) => id === null)).toEqual([]);
    }
  });

  it('goes with a member who leaves', async () => {
    const owner = await logIn(await shop.member(), await filled('SE-01', 1));
    bodyOf(await shop.ask('DELETE', '/v1/me/user', { password: right }, { token: owner.token }), 204);
    expect(await see(owner.cart)).toMatchObject(gone);
    const left = await shop.db.selectFrom('carts').select('id').where('member_token', '=', owner.cart).execute();
    expect(left).toEqual([]);
  });
});

it('leaves a cart alone that is being paid for', async () => {
  const sales = await openSales();
  const email = 'payer@example.jp';
  const person = { email, password: right, company_name: '山田商店', orderer_name: '山田花子' };
  await sales.ask('POST', '/v1/users', person);
  const mail = await sales.db.selectFrom('mails').select('content').where('kind', '=', 'member_welcome').executeTakeFirstOrThrow(); // prettier-ignore
  await sales.ask('POST', '/v1/email-verify/check', { token: mail.content?.token, password: right });
  const paid = await sales.readyCart({ pay: 'card', card: 'never' });
  expect((await sales.decide(paid)).body).toMatchObject({ status: 'pending' });
  const login = await sales.apps[0].inject({
    method: 'POST',
    url: '/v1/auth/login',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'test', 'x-cart-token': paid.token },
    payload: { login_id: email, password: right },
  });
  expect(login.json()).toMatchObject({ is_registered_member: true });
  expect(login.json()).not.toHaveProperty('cart_token');
  const shown = await sales.ask('GET', `/v1/carts/${paid.token}`);
  expect(shown.body).toMatchObject({ token: paid.token, is_in_payment: true, fingerprint: paid.fingerprint });
  await sales.close();
});
