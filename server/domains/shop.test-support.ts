/** A shop on a database of its own, asked through the contract: input and answers are validated as over HTTP. */
import { channel } from 'node:diagnostics_channel';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { type CallId, contract } from '../../schemas/shop-contract';
import type { BodyOf, InputOf } from '../../schemas/query';
import type { Visitor } from '../../src/domain/visitor';
import { createDatabase } from '../db/client';
import type { Database } from '../db/schema';
import type { ShopSource } from '../db/seed/read-shop';
import { seed } from '../db/seed/seed';
import type { RawAnswer, RawInput } from '../http/compiled-call';
import { createDispatch } from '../http/dispatch';
import { createTestDatabase, migratedTemplate, type TestTemplate } from '../postgres/test-database';
import { createDataVersions, type DataVersions } from './base/data-version/data-version.service';
import { type PaymentServices, PaymentServiceSilent } from './selling/payments/gateway.types';
import { createShop, type Shop } from './shop';

export const quiet = { info: () => undefined, warn: () => undefined };

/** The moment that tests are answered for, unless they say another. */
const testNow = new Date('2026-11-20T12:00:00+09:00');

export interface AskOptions {
  readonly channel?: string;
  readonly now?: Date;
  /** A guest, unless it says otherwise. */
  readonly visitor?: Visitor;
}

export interface TestShop {
  readonly url: string;
  readonly db: Kysely<Database>;
  readonly shop: Shop;
  readonly versions: DataVersions;
  /** Asks a call with any input; the answer has been checked against the contract. */
  ask(id: CallId, input?: RawInput, options?: AskOptions): Promise<RawAnswer>;
  /** The body of a 200; fails on another status. */
  get<Id extends CallId>(id: Id, input: InputOf<Id>, options?: AskOptions): Promise<BodyOf<Id>>;
  close(): Promise<void>;
}

const templateOf = (name: string, shops: readonly ShopSource[]): TestTemplate => ({
  name,
  async prepare(url) {
    await migratedTemplate.prepare(url);
    const db = createDatabase(url, { pool: 1, log: quiet });
    await seed(db, { shops });
    await db.destroy();
  },
});

const silent = () => Promise.reject(new PaymentServiceSilent('Nobody pays here.'));

/** Cards can be chosen; whoever asks the service learns nothing. */
const silentServices: PaymentServices = {
  gateways: new Map([
    [
      'sandbox',
      {
        ...{ authorise: silent, find: silent, void: silent, capture: silent, refund: silent },
        ...{ cards: { keep: silent, forget: silent }, readMessage: () => null, readFraud: () => null },
      },
    ],
  ]),
  settings: new Map(),
  returnUrl: '/payments/return',
};

/** As Fastify tells of apps: whoever notes what was answered listens (scripts/vitest/answered-statuses.ts). */
const answered = channel('noren.answered');

/** @param name of the template; suites that give the same shops may share it */
export async function openTestShop(name: string, shops: readonly ShopSource[]): Promise<TestShop> {
  const database = await createTestDatabase(templateOf(name, shops));
  const db = createDatabase(database.url, { pool: 4, log: quiet });
  const versions = await createDataVersions(db, { url: database.url, log: quiet });
  const shop = createShop({ db, versions, paymentServices: silentServices });
  const dispatch = createDispatch({
    contract,
    handlers: shop.handlers,
    answerChecks: 'always',
    isClosed: () => Promise.resolve(false),
    isMemberless: () => Promise.resolve(false),
    limits: null,
  });
  const { log } = Fastify();

  const ask: TestShop['ask'] = async (id, input = {}, options = {}) => {
    const found = await shop.channels.find({ id: options.channel ?? 'test' });
    if (!found) throw new Error(`There is no channel ${options.channel ?? 'test'}.`);
    const answer = await dispatch.run(id, input, {
      channel: found,
      now: options.now ?? testNow,
      visitor: options.visitor ?? { kind: 'guest' },
      log,
    });
    answered.publish({ call: id, status: answer.status });
    return answer;
  };
  return {
    url: database.url,
    db,
    shop,
    versions,
    ask,
    async get<Id extends CallId>(id: Id, input: InputOf<Id>, options?: AskOptions) {
      const { status, body } = await ask(id, input as RawInput, options);
      if (status !== 200) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
      // The dispatch has just checked it against the schema that the type comes from.
      return body as BodyOf<Id>;
    },
    async close() {
      await versions.stop();
      await db.destroy();
      await database.drop();
    },
  };
}
