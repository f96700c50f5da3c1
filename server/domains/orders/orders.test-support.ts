/** Two instances of the app on one database, a shop that sells in them, and shoppers who come as far as the last button. */
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Kysely } from 'kysely';
import type { Cart } from '../../../schemas/entities/cart';
import type { PaymentKind } from '../../../schemas/entities/payment';
import { createApp } from '../../app';
import { createDatabase } from '../../db/client';
import type { Database } from '../../db/schema';
import { seed } from '../../db/seed/seed';
import { sandboxServices } from '../../plugins/payments';
import { createTestDatabase, migratedTemplate } from '../../postgres/test-database';
import { createDataVersions } from '../data-version/data-version.service';
import { createShop, type Shop } from '../shop';
import { testShops } from '../test-shops.test-support';
import { createSweeper, type Sweeper } from './sweeper';

export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
export const testNow = new Date('2026-11-20T12:00:00+09:00');
export const apiKey = 'a-key-for-tests-only';
export const later = (ms: number): Date => new Date(testNow.getTime() + ms);

export const cards = {
  approve: '4242424242424242',
  decline: '4000000000000002',
  challenge: '4000002500003155',
  late: '4000000000000259',
  never: '4000000000000341',
  twice: '4000000000000069',
} as const;

/** Short, so that the cards that answer late or never are waited for in a moment. */
export const sandbox = { apiKey, timeoutMs: 250, lateMs: 600 };

export const orderer = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  email: 'hanako@example.jp',
  phone_number: '0312345678',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: '',
};

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface Wish {
  readonly sku?: string;
  readonly quantity?: number;
  /** The code of a payment method; in the tests' shop they are named like their kinds. */
  readonly pay?: PaymentKind;
  readonly card?: keyof typeof cards;
}

export interface ReadyCart {
  readonly token: string;
  readonly totalJpy: number;
}

/** Asks the contract as a browser does. */
export const asker =
  (app: FastifyInstance, channel = 'test') =>
  async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object): Promise<Answer> => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': channel };
    const answer = await app.inject(payload ? { method, url, headers, payload } : { method, url, headers });
    return { status: answer.statusCode, body: answer.body === '' ? {} : (JSON.parse(answer.body) as Answer['body']) };
  };

/** The Cart of an answer that the app has checked against the contract. */
const cartIn = ({ status, body }: Answer): Cart => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Cart;
};

export const openSales = async () => {
  const database = await createTestDatabase({
    name: 'orders',
    prepare: async (url) => {
      await migratedTemplate.prepare(url);
      const db = createDatabase(url, { pool: 1, log: quiet });
      await seed(db, { shops: await testShops() });
      await db.destroy();
    },
  });
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
      log,
      now: () => testNow,
    });
  const apps = [await open(), await open()] as const;
  const versions = await createDataVersions(db, { url: database.url, log: quiet });
  const shop = createShop({ db, versions, paymentServices: sandboxServices(apps[0], sandbox) });
  const sweeper = createSweeper({
    db, settlement: shop.settlement, deleteExpiredCarts: () => Promise.resolve(0), log: quiet, now: () => testNow,
  }); // prettier-ignore

  return {
    apps,
    db,
    url: database.url,
    logged,
    shop,
    sweeper,
    ask: asker(apps[0]),
    ...shoppers(db, apps),
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      await versions.stop();
      await db.destroy();
      await database.drop();
    },
  };
};

export type Sales = Awaited<ReturnType<typeof openSales>> & { readonly shop: Shop; readonly sweeper: Sweeper };

const shoppers = (db: Kysely<Database>, [first]: readonly [FastifyInstance, FastifyInstance]) => {
  const ask = asker(first);

  const skuId = async (code: string): Promise<number> => {
    const found = db.selectFrom('skus').select('id').where('channel_id', '=', 'test').where('sku', '=', code);
    return (await found.executeTakeFirstOrThrow()).id;
  };

  const setStock = async (code: string, quantity: number): Promise<number> => {
    const id = await skuId(code);
    await db.updateTable('stocks').set({ quantity, reserved: 0 }).where('sku_id', '=', id).execute();
    return id;
  };

  const tokenOf = async (card: keyof typeof cards): Promise<object> => {
    const form = { ccNumber: cards[card], ccName: 'HANAKO YAMADA', ccExpiration: '202912', securityCode: '123' };
    const answer = await ask('POST', '/sandbox-payments/tokens', form);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };

  /** A cart for which nothing is left but to decide. */
  const readyCart = async ({ sku = 'SE-01', quantity = 1, pay = 'cod', card }: Wish = {}): Promise<ReadyCart> => {
    const products = [{ sku_id: await skuId(sku), quantity }];
    const { token } = cartIn(await ask('PATCH', '/v1/carts/products/add', { products }));
    const { detail } = cartIn(await ask('PATCH', '/v1/carts/order/modify', { token, orderer }));
    const packings = detail.shippings
      .flatMap((shipping) => shipping.packings)
      .map(({ key }) => ({ key, delivery_at: null, delivery_timezone_key: 'none' }));
    cartIn(await ask('PATCH', '/v1/carts/packings/modify', { token, packings }));
    const method = await db
      .selectFrom('payment_methods')
      .select('id')
      .where('channel_id', '=', 'test')
      .where('code', '=', pay)
      .executeTakeFirstOrThrow();
    const paid = { token, payment_id: method.id, ...(card ? { card: await tokenOf(card) } : {}) };
    const cart = cartIn(await ask('PATCH', '/v1/carts/order/modify', paid));
    if (cart.next_step !== 'confirm') throw new Error(`The cart asks for ${String(cart.next_step)}.`);
    return { token, totalJpy: cart.detail.order.total_payment };
  };

  const decide = ({ token, totalJpy }: ReadyCart, app: FastifyInstance = first): Promise<Answer> =>
    asker(app)('POST', `/v1/carts/${token}/decision`, { total_payment: totalJpy });

  return { skuId, setStock, tokenOf, readyCart, decide, ...books(db) };
};

/** What stands in the database, to be compared. */
const books = (db: Kysely<Database>) => ({
  stock: async (skuId: number) =>
    db.selectFrom('stocks').select(['quantity', 'reserved']).where('sku_id', '=', skuId).executeTakeFirstOrThrow(),

  order: async (orderNo: unknown) =>
    db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .selectAll('orders')
      .select(['payments.status as payment_status', 'payments.error_code', 'payments.asked_until'])
      .where('order_no', '=', String(orderNo))
      .executeTakeFirstOrThrow(),

  events: async (orderId: number) =>
    (
      await db.selectFrom('order_events').select('to_status').where('order_id', '=', orderId).orderBy('id').execute()
    ).map(({ to_status }) => to_status),
});
