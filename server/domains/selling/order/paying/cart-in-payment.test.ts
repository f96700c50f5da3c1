/** While its payment is under way, a cart stays its visitor's one cart. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSales, type Sales, testNow } from '../order.test-support';

let sales: Sales;
let sencha: number;
beforeAll(async () => {
  sales = await openSales();
  sencha = await sales.setStock('SE-01', 10_000);
});
afterAll(() => sales.close());

const patch = (path: string, body: object, app = sales.apps[0]) =>
  app.inject({
    method: 'PATCH',
    url: `/v1/carts/${path}`,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'test' },
    payload: body,
  });

const add = (token: string, app = sales.apps[0]) =>
  patch('products/add', { token, products: [{ sku_id: sencha, quantity: 1 }] }, app);

const inPayment = { code: 'cart.payment.in_progress' };

it('takes nothing while the payment service is being asked, says why, and leads back to the payment', async () => {
  const cart = await sales.readyCart({ pay: 'card', card: 'never' });
  const { token } = cart;
  const { body } = await sales.decide(cart);
  expect(body).toMatchObject({ status: 'pending' });

  const answers = await Promise.all([
    add(token),
    patch('reset', { token }),
    patch('products/delete', { token, key: 'l1' }),
    patch('shippings/reset', { token }),
    patch('shippings/modify', { token, key: 's1', to_orderer: true }),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject(inPayment);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  const begun = await sales.ask('POST', '/v1/carts/init', { token });
  for (const shown of [begun, await sales.ask('GET', `/v1/carts/${token}`)])
    expect(shown.body).toMatchObject({
      token,
      count: 1,
      order_no: null,
      is_in_payment: true,
      next_step: 'confirm',
      fingerprint: cart.fingerprint,
    });

  await sales.age(body.order_no, 11 * 60_000);
  await sales.sweeper.sweep(testNow);
  expect((await sales.order(body.order_no)).status).toBe('payment_failed');
  const added = await add(token);
  expect(added.json()).toMatchObject({ token, count: 2 });
});

it('is added to after the card company’s page was left, and is still the same', async () => {
  const cart = await sales.readyCart({ pay: 'card', card: 'challenge' });
  const { body } = await sales.decide(cart);
  expect(body).toMatchObject({ status: 'challenge' });
  expect((await add(cart.token)).json()).toMatchObject({ token: cart.token, count: 2, order_no: null });
  expect(await sales.order(body.order_no)).toMatchObject({ status: 'payment_failed' });
});

it('is never lost while it is decided and added to at once, on two nodes', async () => {
  const carts = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      sales.readyCart({ pay: 'card', card: index % 2 === 0 ? 'decline' : 'never' }),
    ),
  );
  const answers = await Promise.all(
    carts.map(async (cart, index) => {
      const deciding = sales.decide(cart, sales.apps[index % 2 === 0 ? 0 : 1]);
      const adding = await Promise.all([0, 1, 0, 1].map((app) => add(cart.token, sales.apps[app === 0 ? 0 : 1])));
      await deciding;
      return adding;
    }),
  );
  for (const answer of answers.flat()) {
    // Nobody is told that the cart is gone: a browser would begin another.
    expect([200, 422]).toContain(answer.statusCode);
    if (answer.statusCode === 422) expect(answer.json()).toMatchObject(inPayment);
  }
  for (const { token } of carts)
    expect((await sales.ask('POST', '/v1/carts/init', { token })).body).toMatchObject({ token });
});

it('[cart.decision] orders nothing anew by a press that asks what became of the payment, the first time and the next', async () => {
  const cart = await sales.readyCart({ pay: 'card', card: 'never' });
  const toldOf = async (press: typeof cart) => {
    const { body } = await sales.decide(press);
    expect(body).toMatchObject({ status: 'pending' });
    await sales.age(body.order_no, 11 * 60_000);
    await sales.sweeper.sweep(testNow);
    expect(await sales.decide(press)).toMatchObject({ status: 409, body: { code: 'cart.decision.changed' } });
    const { body: told } = await sales.ask('GET', `/v1/carts/${cart.token}`);
    expect(told).toMatchObject({ payment_error: 'payment.unavailable', next_step: 'confirm' });
    return { ...cart, fingerprint: String(told.fingerprint) };
  };
  await toldOf(await toldOf(cart));
});
