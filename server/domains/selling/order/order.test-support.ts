/** Two instances of the app on one database, with the shop of the tests selling in them. */
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import pino from 'pino';
import { createApp } from '../../../app';
import { createDatabase } from '../../../db/client';
import type { Database } from '../../../db/schema';
import { seed } from '../../../db/seed/seed';
import { sandboxServices } from '../../../plugins/payments';
import { createTestDatabase, migratedTemplate } from '../../../postgres/test-database';
import { createDataVersions } from '../../base/data-version/data-version.service';
import { createShop } from '../../shop';
import { testShops } from '../../test-shops.test-support';
import {
  type Answer,
  askerHeaders,
  type AskShop,
  cardToken,
  decide,
  readyCart,
  type ReadyCart,
  seeAgain,
} from './shoppers.test-support';
import type { Wish as SkuWish } from './shoppers.test-support';
import type { SubmitForm } from './paying/challenge-races.test-support';
import { createSweeper } from './upkeep/sweeper';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
export const testNow = new Date('2026-11-20T12:00:00+09:00');
export const apiKey = 'a-key-for-tests-only';
export const later = (ms: number): Date => new Date(testNow.getTime() + ms);

/** Short, so that the cards that answer late or never are waited for in a moment. */
const sandbox = { apiKey, timeoutMs: 600, lateMs: 1_400 };

export type Wish = Omit<SkuWish, 'skuId'> & { readonly sku?: string };

export const asker =
  (app: FastifyInstance, channel = 'test', cartToken?: string): AskShop =>
  async (method, url, payload) => {
    const headers = { ...askerHeaders(channel), ...(cartToken === undefined ? {} : { 'x-cart-token': cartToken }) };
    const answer = await app.inject(payload ? { method, url, headers, payload } : { method, url, headers });
    return { status: answer.statusCode, body: answer.body === '' ? {} : (JSON.parse(answer.body) as Answer['body']) };
  };

/** Posts a form as a browser does, with the method that a redirect keeps: where it leads, or ''. */
export const submitAt =
  (app: FastifyInstance): SubmitForm =>
  async (url, payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'test.localhost', origin: 'null' };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return String(answer.headers.location ?? '');
  };

const sellingShops = {
  name: 'orders',
  prepare: async (url: string) => {
    await migratedTemplate.prepare(url);
    const db = createDatabase(url, { pool: 1, log: quiet });
    await seed(db, { shops: await testShops() });
    await db.destroy();
  },
};

const shoppers = (db: Kysely<Database>, first: FastifyInstance) => {
  const ask = asker(first);
  const skuId = async (sku: string): Promise<number> => {
    const found = db.selectFrom('skus').select('id').where('channel_id', '=', 'test').where('sku', '=', sku);
    return (await found.executeTakeFirstOrThrow()).id;
  };
  return {
    ask,
    skuId,
    /** Nothing of it is held. Its id. */
    async setStock(sku: string, quantity: number): Promise<number> {
      const id = await skuId(sku);
      await db.updateTable('stocks').set({ quantity, reserved: 0 }).where('sku_id', '=', id).execute();
      return id;
    },
    tokenOf: (card: Parameters<typeof cardToken>[1]) => cardToken(ask, card),
    readyCart: async ({ sku = 'SE-01', ...wish }: Wish = {}) => readyCart(ask, { ...wish, skuId: await skuId(sku) }),
    decide: (cart: Pick<ReadyCart, 'token' | 'fingerprint'>, app: FastifyInstance = first) => decide(asker(app), cart),
    seeAgain: (cart: Pick<ReadyCart, 'token'>) => seeAgain(ask, cart),
    /** The order as whoever ordered the cart sees it; without one, as anybody. */
    seeOrder: (id: unknown, cart?: Pick<ReadyCart, 'token'>, channel = 'test') =>
      asker(first, channel, cart?.token)('GET', `/v1/orders/temporary/${String(id)}`),
  };
};

/** Leases and terms go by the database's clock: time passes for the rows of one order. */
const ageing = (db: Kysely<Database>) => ({
  async age(orderNo: unknown, ms: number): Promise<void> {
    await sql`
      update payments set asked_until = asked_until - ${ms}::bigint * interval '1 millisecond',
        give_up_at = give_up_at - ${ms}::bigint * interval '1 millisecond',
        expires_at = expires_at - ${ms}::bigint * interval '1 millisecond'
      from orders where orders.id = payments.order_id and orders.order_no = ${String(orderNo)}
    `.execute(db);
  },
});

/** What stands in the database, to be compared. */
const books = (db: Kysely<Database>) => ({
  /** No order, in the shop's books or in the payment service's. */
  async clearBooks(): Promise<void> {
    await db.deleteFrom('orders').execute();
    await sql`delete from sandbox_payments.payments`.execute(db);
    await sql`delete from sandbox_wallet.payments`.execute(db);
  },

  stock: (skuId: number) =>
    db.selectFrom('stocks').select(['quantity', 'reserved']).where('sku_id', '=', skuId).executeTakeFirstOrThrow(),

  order: (orderNo: unknown) =>
    db
      .selectFrom('orders')
      .innerJoin('payments', (join) =>
        join.onRef('payments.order_id', '=', 'orders.id').on('payments.is_current', '=', true),
      )
      .selectAll('orders')
      .select(['payments.status as payment_status', 'payments.error_code'])
      .where('order_no', '=', String(orderNo))
      .executeTakeFirstOrThrow(),

  events: async (orderId: number) => {
    const events = db.selectFrom('order_events').select('to_status').where('order_id', '=', orderId).orderBy('id');
    return (await events.execute()).map(({ to_status }) => to_status);
  },
});

export const openSales = async () => {
  const database = await createTestDatabase(sellingShops);
  const db = createDatabase(database.url, { pool: 4, log: quiet });
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const open = () =>
    createApp({
      config: { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } },
      sandboxPayments: sandbox,
      source: { kind: 'database', url: database.url, pool: 10, plainHosts: [] },
      storefront: 'none',
      answerChecks: 'always',
      // Hundreds of orders in the name of one shopper.
      requestLimits: 'off',
      log,
      now: () => testNow,
      isSweeping: false,
    });
  const apps = [await open(), await open()] as const;
  const versions = await createDataVersions(db, { url: database.url, log: quiet });
  const shop = createShop({ db, versions, paymentServices: sandboxServices(apps[0], sandbox) });
  const { settlement } = shop;

  return {
    apps,
    db,
    url: database.url,
    logged,
    shop,
    versions,
    /** Sweeps when it is told to; the apps' own do not. */
    sweeper: createSweeper({ db, settlement, log: quiet }),
    ...shoppers(db, apps[0]),
    ...books(db),
    ...ageing(db),
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      await versions.stop();
      await db.destroy();
      await database.drop();
    },
  };
};

export type Sales = Awaited<ReturnType<typeof openSales>>;
