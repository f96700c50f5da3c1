/** A member who logs in with a guest's cart while their own waits at the bank has two, until the payment has ended. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import { bodyOf, right } from '../../../members/members.test-support';
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
  return { token: await logIn(email, guests), own, guests, card, url: String(decided.challenge_url) };
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

it('says of a guest’s cart that could not join why it takes no saved card', async () => {
  const token = await shop.login();
  const { id } = await shop.add(token);
  const guests = cartIn(await add('SE-01', undefined));
  const refused = await shop.choose(token, guests, id);
  expect(refused).toMatchObject({ status: 422, body: { code: 'cart.payment.card_not_found' } });
  expect(refused.body.message).toContain('会員のカートとまとめられていない');
  const other = await shop.choose(await shop.login(), guests, id);
  expect(other.body.message).toContain('登録されていません');
});
