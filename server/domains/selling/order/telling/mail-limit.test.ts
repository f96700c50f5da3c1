/** Mails to one mailbox, and calls from one address, on two instances of the app that count as in production. */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../app';
import { createDatabase } from '../../../../db/client';
import { createMailSender } from '../../../base/mails/mail-sender';
import { createSmtpTransport } from '../../../base/mails/mail-transport';
import { openSmtpServer } from '../../../base/mails/smtp-server.test-support';
import { createRequestLimits } from '../../../base/request-limits/request-limits.service';
import { asker, later, openSales, type Sales, testNow } from '../order.test-support';
import { decide, orderer, type ReadyCart } from '../shoppers.test-support';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

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
const cartFor = async (email: string): Promise<ReadyCart> => {
  const cart = await sales.readyCart({ pay: 'cod' });
  const { status } = await sales.ask('PATCH', '/v1/carts/order/modify', {
    token: cart.token,
    orderer: { ...orderer, email },
  });
  expect(status).toBe(200);
  return sales.seeAgain(cart);
};

/** Two nodes that send what is in the outbox, to one mail server; each has a pool and counters of its own. */
const openSenders = async () => {
  const smtp = await openSmtpServer();
  const dbs = [0, 1].map(() => createDatabase(sales.url, { pool: 4, log: quiet }));
  const senders = dbs.map((db) =>
    createMailSender({
      db,
      mails: sales.shop.mails,
      limits: createRequestLimits({ db, log: quiet }),
      transport: createSmtpTransport(smtp.url),
      from: 'shop@test.example',
      log: quiet,
    }),
  );
  return {
    /** Until nothing is due any more; both nodes at once. */
    async sendAll(at: Date): Promise<void> {
      while ((await Promise.all(senders.map((sender) => sender.sendDue(at)))).some((tried) => tried > 0));
    },
    /** The same, a node after the other: two that claim at once may swap the turns of their mails. */
    async sendByTurns(at: Date): Promise<void> {
      for (const sender of senders) while ((await sender.sendDue(at)) > 0);
    },
    /** The numbers of the orders that were told of, as often as they were. */
    told: () => smtp.taken.map(({ headers }) => / (\d{6}-\d{6})）/.exec(headers.join(' '))?.[1]),
    recipients: () => smtp.taken.flatMap((mail) => mail.recipients),
    async close() {
      await Promise.all([smtp.close(), ...dbs.map((db) => db.destroy())]);
    },
  };
};

/** The order's number. */
const decideFrom = async (address: string, { token, fingerprint }: ReadyCart): Promise<unknown> => {
  const answer = await appOf(0).inject({
    method: 'POST',
    url: `/v1/carts/${token}/decision`,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': 'test', 'x-forwarded-for': address },
    payload: { fingerprint },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ order_no: string }>().order_no;
};

const mails = () => sales.db.selectFrom('mails').selectAll().orderBy('id').execute();
const endWindows = () => sql`update request_counts set expire = 1 where key like 'recipient %'`.execute(sales.db);

describe('the mails to one mailbox', () => {
  let senders: Awaited<ReturnType<typeof openSenders>>;
  beforeEach(async () => {
    await sales.db.deleteFrom('mails').execute();
    await sql`truncate request_counts`.execute(sales.db);
    senders = await openSenders();
  });
  afterEach(() => senders.close());

  it('are five an hour; twelve orders that come at once to two nodes stand, and the other mails are sent later', async () => {
    const carts = await Promise.all(Array.from({ length: 12 }, () => cartFor('flooded@example.jp')));
    const answers = await Promise.all(carts.map((cart, index) => decide(asker(appOf(index)), cart)));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(carts.map(() => [200, 'ordered']));
    const numbers = answers.map(({ body }) => body.order_no);

    await senders.sendAll(testNow);
    expect(senders.told()).toHaveLength(5);
    const waiting = (await mails()).filter(({ status }) => status === 'queued');
    expect(waiting).toHaveLength(7);
    // As a demo's outbox shows them: 送信待ち.
    expect((await sales.shop.mails.newest(50)).filter(({ status }) => status === 'queued')).toHaveLength(7);
    for (const mail of waiting) {
      expect(mail).toMatchObject({
        attempts: 0,
        last_error: 'the mailbox got, or the shop sent, enough mails for now',
      });
      expect(mail.next_try_at.getTime()).toBeGreaterThan(later(3_500_000).getTime());
    }

    // Nobody else waits for them, and an hour later they are sent: five, then two.
    expect((await decide(asker(appOf(1)), await cartFor('other@example.jp'))).status).toBe(200);
    await senders.sendAll(later(1_000));
    expect(senders.recipients().at(-1)).toBe('other@example.jp');
    for (const hours of [1, 2, 3]) {
      await endWindows();
      await senders.sendAll(later(hours * 3_600_000));
      expect(senders.told()).toHaveLength([11, 13, 13][hours - 1] ?? 0);
    }
    expect(
      senders
        .told()
        .filter((number) => numbers.includes(number))
        .sort(),
    ).toEqual(numbers.sort());
    expect(new Set((await mails()).map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(
      new Set(['sent 1']),
    );
  });

  it('are counted for the one who is mailed, not for the one who was typed first', async () => {
    for (let order = 0; order < 5; order += 1)
      expect((await decide(asker(appOf(order)), await cartFor('victim@example.jp'))).status).toBe(200);
    const cart = await cartFor('attacker@example.jp');
    const changed = { token: cart.token, orderer: { ...orderer, email: 'Victim+1@example.jp' } };
    expect((await sales.ask('PATCH', '/v1/carts/order/modify', changed)).status).toBe(200);
    expect((await decide(asker(appOf(0)), await sales.seeAgain(cart))).status).toBe(200);
    await senders.sendAll(testNow);
    const recipients = senders.recipients().map((recipient) => recipient.toLowerCase().replace('+1', ''));
    expect(recipients).toEqual(Array.from({ length: 5 }, () => 'victim@example.jp'));
  });

  it('go by turns among those who order: a flood from one network keeps nobody else’s mail', async () => {
    for (let order = 0; order < 9; order += 1) await decideFrom('198.51.100.1', await cartFor('victim@example.jp'));
    await senders.sendByTurns(testNow);
    expect(senders.told()).toHaveLength(5);
    const own = await decideFrom('203.0.113.7', await cartFor('victim+shop@example.jp'));
    for (let order = 0; order < 9; order += 1) await decideFrom('198.51.100.1', await cartFor('Victim@example.jp'));
    await senders.sendByTurns(later(1_000));
    await endWindows();
    // Those of the second try wait a second longer, where all of it took less than one.
    await senders.sendByTurns(later(3_602_000));
    expect(senders.told()).toHaveLength(10);
    expect(senders.told().slice(5)).toContain(own);
  });

  it('that wait for the mailbox alone are sent within a week; of a flood, no more than its first', async () => {
    const first = await decideFrom('203.0.113.7', await cartFor('late@example.jp'));
    await sales.db.updateTable('mails').set({ is_put_off: true }).execute();
    for (let order = 0; order < 7; order += 1) await decideFrom('198.51.100.1', await cartFor('late@example.jp'));
    await sales.db.updateTable('mails').set({ is_put_off: true }).execute();
    await senders.sendAll(later(6 * 24 * 3_600_000));
    expect(senders.told()).toHaveLength(4);
    expect(senders.told()).toContain(first);
    expect(await sales.shop.mails.waiting(later(6 * 24 * 3_600_000))).toEqual({ due: 0, old: 4 });
  });

  it('that no server took are not sent once their day is over', async () => {
    await decideFrom('203.0.113.7', await cartFor('late@example.jp'));
    await senders.sendAll(later(24 * 3_600_000));
    expect(senders.told()).toEqual([]);
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
