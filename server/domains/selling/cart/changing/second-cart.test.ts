/** A member who logs in with a guest's cart while their own waits at the bank has two, until the payment has ended. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { bodyOf, right } from '../../../members/members.test-support';
import { otherAddress } from '../cart.test-support';
import { approve } from '../../order/paying/challenge-races.test-support';
import { type CardsShop, openCards } from '../../card/cards.test-support';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let shop: CardsShop;
beforeAll(async () => {
  shop = await openCards();
});
afterAll(() => shop.close());

const gone = { status: 404, body: { code: 'cart.common.not_found' } };
// The app has checked it against the contract.
const cartIn = (answer: Parameters<typeof bodyOf>[0]): Cart => bodyOf(answer) as Cart;
const quantities = ({ detail }: Cart) =>
  Object.fromEntries(detail.products.map(({ product_info: { sku }, quantity }) => [sku, quantity]));
const add = async (sku: string, cart: string | undefined, token?: string) => {
  const row = shop.db.selectFrom('skus').select('id').where('sku', '=', sku).where('channel_id', '=', 'test');
  const products = [{ sku_id: (await row.executeTakeFirstOrThrow()).id, quantity: 1 }];
  return shop.ask('PATCH', '/v1/carts/products/add', { ...(cart ? { token: cart } : {}), products }, { token });
};
const see = (cart: string, token?: string, at = 0) =>
  shop.ask('GET', `/v1/carts/${cart}`, null, { token, app: shop.apps[at % 2] ?? shop.apps[0] });
const logIn = async (email: string, cart?: string): Promise<string> => {
  const login = bodyOf(await shop.tryLogin(email, right, { headers: cart ? { 'x-cart-token': cart } : {} }));
  expect(login.cart_token).toBe(cart);
  return String(login.access_token);
};
const submit = async (url: string, payload: string): Promise<string> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'test.localhost', origin: 'null' };
  const answer = await shop.apps[0].inject({ method: 'POST', url, headers, payload });
  return String(answer.headers.location ?? '');
};
/** Their own cart waits at the bank, and they log in where a guest's is. */
const twoCarts = async (sku: string) => {
  const email = await shop.member();
  const first = await logIn(email);
  const card = await shop.add(first, 'challenge');
  const own = cartIn(await shop.choose(first, await shop.cartOf(first), card.id));
  const decided = bodyOf(await shop.decide(first, own));
  expect(decided).toMatchObject({ status: 'challenge' });
  const { token: guests } = cartIn(await add(sku, undefined));
  return { token: await logIn(email, guests), email, own, guests, card, url: String(decided.challenge_url) };
};
/** The payment is given up. */
const giveUp = async ({ own, token }: Awaited<ReturnType<typeof twoCarts>>) =>
  bodyOf(await add('YO-01', own.token, token));

describe('a guest’s cart at the login of a member whose own cart is being paid for', () => {
  it('is the member’s, and takes their saved card, while the other one goes on to its order', async () => {
    const { token, own, guests, card, url } = await twoCarts('KK-06');
    expect(quantities(cartIn(await see(own.token, token)))).toEqual({ 'SE-01': 1 });
    expect(await see(guests)).toMatchObject(gone);
    expect(await shop.choose(token, cartIn(await see(guests, token)), card.id)).toMatchObject({
      status: 200,
      body: { user_card_id: card.id },
    });
    await approve(submit, url);
    expect(cartIn(await see(own.token, token)).order_no).not.toBeNull();
    expect(quantities(cartIn(await see(guests, token)))).toEqual({ 'KK-06': 1 });
  });

  it.each(['own', 'guests'] as const)('joins the other one that was given up, in the one that is read: %s', async (which) => {
    const both = await twoCarts('KK-06');
    await shop.choose(both.token, cartIn(await see(both.guests, both.token)), both.card.id);
    await shop.db.updateTable('carts').set({ payment_error: 'payment.declined' }).where('member_token', '=', both.guests).execute();
    await giveUp(both);
    const { own, guests, token, card } = both;
    const [read, other] = which === 'own' ? [own.token, guests] : [guests, own.token];
    const cart = cartIn(await see(read, token));
    expect(quantities(cart)).toEqual({ 'SE-01': 1, 'YO-01': 1, 'KK-06': 1 });
    expect(cart).toMatchObject({ token: read, user_card_id: card.id, payment_error: 'payment.declined' });
    expect(cart.join_note).toMatch(/お支払いは取り消しました。.*こちらのカートにまとめました。$/);
    // The other browser has the same cart, and changes it by its own token.
    expect(quantities(cartIn(await see(other, token)))).toEqual(quantities(cart));
    expect((await add('SE-01', other, token)).status).toBe(200);
    expect(await see(other)).toMatchObject(gone);
    expect(bodyOf(await shop.ask('POST', '/v1/carts/init', { token: other }, { token }))).toMatchObject({ id: cart.id });
  }); // prettier-ignore

  it('joins it once, whoever reads and changes both at once', async () => {
    const both = await twoCarts('SE-01');
    await giveUp(both);
    const { own, guests, token } = both;
    const tokens = [own.token, guests, own.token, guests];
    const answers = await Promise.all([
      ...tokens.map((one, at) => see(one, token, at)),
      ...tokens.map((one) => add('SE-01', one, token)),
    ]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    for (const one of [own.token, guests])
      expect(quantities(cartIn(await see(one, token)))).toEqual({ 'SE-01': 2 + tokens.length, 'YO-01': 1 });
  });

  it('takes a change that waited while its cart went into the other one', async () => {
    const both = await twoCarts('KK-06');
    await giveUp(both);
    const { own, guests, token } = both;
    const held = shop.db.selectFrom('carts').select('id').where('member_token', '=', guests).forUpdate();
    const waiting = (count: number) => vi.waitFor(async () => expect(await shop.waiting()).toBe(count), 10_000);
    const answers = await shop.db.transaction().execute(async (trx) => {
      await trx.executeQuery(held.compile());
      const joining = see(own.token, token);
      await waiting(1);
      const adding = add('KK-06', guests, token);
      await waiting(2);
      return { joining, adding };
    });
    expect(await answers.adding).toMatchObject({ status: 200 });
    expect(quantities(cartIn(await answers.joining))).toMatchObject({ 'SE-01': 1 });
    expect(quantities(cartIn(await see(own.token, token)))).toEqual({ 'SE-01': 1, 'YO-01': 1, 'KK-06': 2 });
  });
});

describe('a guest’s cart that a member changes', () => {
  it('is theirs from then on, and joins the one that they have with the next reading', async () => {
    const token = await shop.login();
    const { id } = await shop.add(token);
    const own = cartIn(await add('YO-01', undefined, token));
    const guests = cartIn(await add('SE-01', undefined));
    expect(await shop.choose(token, guests, id)).toMatchObject({ status: 200, body: { user_card_id: id } });
    for (const login of [undefined, await shop.login()]) expect(await see(guests.token, login)).toMatchObject(gone);
    const both = { 'SE-01': 1, 'YO-01': 1 };
    for (const one of [guests, own]) expect(quantities(cartIn(await see(one.token, token)))).toEqual(both);
    expect(cartIn(await see(own.token, token)).join_note).toContain('まとめました。');
  });

  it('shows nobody else what of theirs they have put into it', async () => {
    const token = await shop.login();
    const guests = cartIn(await add('SE-01', undefined));
    const book = bodyOf(await shop.ask('POST', '/v1/me/user-addresses', otherAddress, { token }), 201);
    const sent = { token: guests.token, key: guests.detail.shippings[0]?.key, user_address_id: book.id };
    expect(await shop.ask('PATCH', '/v1/carts/shippings/modify', sent, { token })).toMatchObject({ status: 200 });
    expect(await see(guests.token)).toMatchObject(gone);
  });

  it('that is refused, or is only looked at, is a guest’s still', async () => {
    const token = await shop.login();
    const guests = cartIn(await add('SE-01', undefined));
    const refused = await shop.ask('PATCH', '/v1/carts/coupons/add', { token: guests.token, code: 'none' }, { token });
    expect(refused.status).toBe(422);
    expect(cartIn(await see(guests.token, token))).toMatchObject({ is_unclaimed: true });
    expect((await see(guests.token)).status).toBe(200);
  });

  it('goes to whichever of two members changes it first, and to one alone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tokens = await Promise.all([shop.login(), shop.login()]);
      const guests = cartIn(await add('SE-01', undefined));
      const answers = await Promise.all([...tokens, ...tokens].map((token) => add('SE-01', guests.token, token)));
      const found = await Promise.all(tokens.map((token) => see(guests.token, token)));
      expect(found.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      const its = found.find(({ status }) => status === 200);
      expect(its && quantities(cartIn(its))).toEqual({ 'SE-01': 3 });
    }
  });
});

it('of three carts that joined one after the other has all goods, also by a token that was not the last', async () => {
  const both = await twoCarts('KK-06');
  await giveUp(both);
  const { own, guests, token, card, email } = both;
  expect(quantities(cartIn(await see(own.token, token)))).toMatchObject({ 'KK-06': 1 });
  // By the token of the one that joined it goes to the bank again, and a third one comes.
  const joined = cartIn(await shop.choose(token, cartIn(await see(guests, token)), card.id));
  const parcels = joined.detail.shippings.flatMap(({ packings }) => packings);
  const packings = parcels.map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'none' }));
  const again = cartIn(await shop.ask('PATCH', '/v1/carts/packings/modify', { token: guests, packings }, { token }));
  expect(bodyOf(await shop.decide(token, again))).toMatchObject({ status: 'challenge' });
  const { token: third } = cartIn(await add('SH-01', undefined));
  const last = await logIn(email, third);
  bodyOf(await add('YO-01', guests, last));
  expect(quantities(cartIn(await see(guests, last)))).toEqual({ 'SE-01': 1, 'YO-01': 2, 'KK-06': 1, 'SH-01': 1 });
});

it('has goods once that are put in under one key before a login has joined two carts, and after it', async () => {
  const email = await shop.member();
  const first = bodyOf(await shop.tryLogin(email, right));
  const own = cartIn(await add('SE-01', undefined, String(first.access_token)));
  const rows = shop.db.selectFrom('skus').select('id').where('sku', '=', 'KK-06').where('channel_id', '=', 'test');
  const products = [{ sku_id: (await rows.executeTakeFirstOrThrow()).id, quantity: 2 }];
  const put = (cart: string | undefined, token?: string) =>
    shop.ask(
      'PATCH',
      '/v1/carts/products/add',
      { ...(cart ? { token: cart } : {}), products, takes_fewer: true },
      { token, headers: { 'idempotency-key': 'k'.repeat(32) } },
    );
  const guests = cartIn(await add('YO-01', undefined)).token;
  expect(quantities(cartIn(await put(guests)))).toEqual({ 'YO-01': 1, 'KK-06': 2 });
  const login = bodyOf(await shop.tryLogin(email, right, { headers: { 'x-cart-token': guests } }));
  const joined = String(login.cart_token);
  const token = String(login.access_token);
  const all = { 'SE-01': 1, 'YO-01': 1, 'KK-06': 2 };
  expect(quantities(cartIn(await see(joined, token)))).toEqual(all);
  for (const cart of [joined, joined, own.token, guests]) {
    const answer = await put(cart, token);
    if (answer.status !== 404) expect(quantities(cartIn(answer)), cart).toEqual(all);
  }
  // Another cart is another one, whoever has chosen the same key.
  const strange = cartIn(await add('YO-01', undefined)).token;
  expect(quantities(cartIn(await put(strange)))).toEqual({ 'YO-01': 1, 'KK-06': 2 });
  // Nor is a cart opened by a key without it, for guests or for other members.
  const other = String(bodyOf(await shop.tryLogin(await shop.member(), right)).access_token);
  for (const who of [undefined, other]) {
    const begun = cartIn(await put(undefined, who));
    expect(quantities(begun)).toEqual({ 'KK-06': 2 });
    expect([guests, joined, own.token, strange]).not.toContain(begun.token);
  }
  expect(quantities(cartIn(await see(joined, token)))).toEqual(all);
});
