/** Mails to one mailbox, and calls from one address, on two instances of the app that count as in production. */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app';
import { asker, openSales, type Sales, testNow } from './orders.test-support';
import { cardToken, decide, orderer, type ReadyCart } from './shoppers.test-support';

let sales: Sales;
let apps: readonly FastifyInstance[];
const apiKey = 'a-key-for-tests-only';

beforeAll(async () => {
  sales = await openSales();
  await sales.setStock('SE-01', 1000);
  const open = () =>
    createApp({
      config: { trustProxy: 1, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
      sandboxPayments: { apiKey },
      source: { kind: 'database', url: sales.url, pool: 10, plainHosts: [] },
      storefront: 'none',
      answerChecks: 'always',
      log: sales.apps[0].log,
      now: () => testNow,
    });
  apps = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await sales.close();
});

const appOf = (index: number): FastifyInstance => {
  const app = apps[index % apps.length];
  if (!app) throw new Error('There is no app.');
  return app;
};

/** A cart that is ready to be ordered, by whom; the limits of these apps are not touched by its making. */
const cartFor = async (email: string, pay: 'cod' | 'card' = 'cod', card?: 'decline'): Promise<ReadyCart> => {
  const cart = await sales.readyCart({ pay, ...(card ? { card } : {}) });
  const { status } = await sales.ask('PATCH', '/v1/carts/order/modify', {
    token: cart.token,
    orderer: { ...orderer, email },
  });
  expect(status).toBe(200);
  return sales.seeAgain(cart);
};

const mailsTo = (recipient: string) =>
  sales.db
    .selectFrom('mails')
    .innerJoin('orders', 'orders.id', 'mails.order_id')
    .selectAll('mails')
    .where(sql`orderer ->> 'email'`, '=', recipient)
    .execute();

describe('the mails to one mailbox', () => {
  it('are five an hour, though twelve orders come at once to two nodes; the others can be ordered later', async () => {
    const email = 'flooded@example.jp';
    const before = await sales.db.selectFrom('stocks').select('reserved').execute();
    const carts = await Promise.all(Array.from({ length: 12 }, () => cartFor(email)));
    const answers = await Promise.all(carts.map((cart, index) => decide(asker(appOf(index)), cart)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ body }) => body.status === 'ordered')).toHaveLength(5);
    expect(refused).toHaveLength(7);
    for (const { body } of refused) expect(body.code).toBe('cart.decision.too_many');
    expect(await mailsTo(email)).toHaveLength(5);
    expect(await sales.db.selectFrom('stocks').select('reserved').execute()).toEqual(before);

    const again = await appOf(0).inject({
      method: 'POST',
      url: `/v1/carts/${carts[answers.findIndex(({ status }) => status === 429)]?.token ?? ''}/decision`,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'test' },
      payload: { fingerprint: carts[0]?.fingerprint },
    });
    expect(again.statusCode).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(3000);
    expect(again.json()).toMatchObject({ message: expect.stringMatching(/もう一度お試しください。$/) as string });

    // Another mailbox gets its mail, and whoever has ordered is told the same as before.
    expect((await decide(asker(appOf(1)), await cartFor('other@example.jp'))).status).toBe(200);
    const ordered = answers.findIndex(({ status }) => status === 200);
    const [cart, first] = [carts[ordered], answers[ordered]];
    if (!cart || !first) throw new Error('Nothing was ordered.');
    expect(await decide(asker(appOf(1)), cart)).toEqual(first);
  });

  it('are counted for the one who is mailed, not for the one who was typed first', async () => {
    for (let order = 0; order < 5; order += 1)
      expect((await decide(asker(appOf(order)), await cartFor('victim@example.jp'))).status).toBe(200);
    const cart = await cartFor('attacker@example.jp');
    const changed = { token: cart.token, orderer: { ...orderer, email: 'Victim+1@example.jp' } };
    expect((await sales.ask('PATCH', '/v1/carts/order/modify', changed)).status).toBe(200);
    expect((await decide(asker(appOf(0)), await sales.seeAgain(cart))).status).toBe(429);
  });

  it('are counted once for a cart whose card is declined again and again', async () => {
    const cart = await cartFor('declined@example.jp', 'card', 'decline');
    const payBy = async (outcome: 'approve' | 'decline') =>
      sales.ask('PATCH', '/v1/carts/order/modify', { token: cart.token, card: await cardToken(sales.ask, outcome) });
    for (let tries = 0; tries < 7; tries += 1) {
      await payBy('decline');
      expect((await decide(asker(appOf(tries)), await sales.seeAgain(cart))).body.code).toBe('payment.declined');
    }
    await payBy('approve');
    expect((await decide(asker(appOf(0)), await sales.seeAgain(cart))).body).toMatchObject({ status: 'ordered' });
  });
});

it('calls of one address are counted by both nodes, as far as the proxy says whose they are', async () => {
  const ask = (index: number, address: string) =>
    appOf(index).inject({
      method: 'POST',
      url: `/v1/carts/${'x'.repeat(16)}${index}/decision`,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'test', 'x-forwarded-for': address },
      payload: { fingerprint: 'x'.repeat(22) },
    });
  const statuses: number[] = [];
  for (let asked = 0; asked < 610; asked += 10) {
    const some = Array.from({ length: 10 }, (_, index) => ask(asked + index, '198.51.100.9'));
    statuses.push(...(await Promise.all(some)).map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(600);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await ask(0, '198.51.100.10')).statusCode).toBe(404);
});
