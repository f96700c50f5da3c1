import { type Kysely, sql } from 'kysely';
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database';
import { openDatabase } from './client';
import { DatabaseUnavailable } from './database-unavailable';
import { inTransaction } from './transaction';

interface Tables {
  stock: { sku: string; quantity: number };
}

const log = { warn: () => undefined };
let database: TestDatabase;
let db: Kysely<Tables>;

async function valueOf(query: string, of = db): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`SELECT ${sql.raw(query)} AS value`.execute(of);
  return rows[0]?.value;
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase<Tables>(database.url, { pool: 4, log });
  await db.schema
    .createTable('stock')
    .addColumn('sku', 'text', (column) => column.primaryKey())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 0`))
    .execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('values from the database', () => {
  it.each([
    ['2::bigint', 2],
    ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
    ["'{1,NULL,-3}'::bigint[]", [1, null, -3]],
    ["'2026-12-01'::date", '2026-12-01'],
    ["'{2026-12-01,2026-12-31}'::date[]", ['2026-12-01', '2026-12-31']],
    ["'2026-12-01 09:00+09'::timestamptz", new Date('2026-12-01T00:00:00Z')],
    ['1.50::numeric', '1.50'],
    ['\'{"a":[1]}\'::jsonb', { a: [1] }],
  ])('%s is %j', async (query, expected) => {
    expect(await valueOf(query)).toEqual(expected);
  });

  it('are refused when a number cannot hold them exactly', async () => {
    await expect(valueOf('9007199254740993::bigint')).rejects.toThrow('9007199254740993');
    expect(await valueOf('1')).toBe(1);
  });

  it('come over connections that say whose they are and that give up on a long query', async () => {
    expect(await valueOf("current_setting('application_name')")).toBe('noren');
    const impatient = openDatabase<Tables>(database.url, { pool: 1, log, statementTimeoutMs: 50 });
    await expect(valueOf('pg_sleep(5)', impatient)).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await valueOf('1', impatient)).toBe(1);
    await impatient.destroy();
  });
});

describe('a mistake in a question', () => {
  it('is no outage', async () => {
    await db.insertInto('stock').values({ sku: 'tea', quantity: 1 }).execute();
    await expect(db.insertInto('stock').values({ sku: 'tea', quantity: 1 }).execute()).rejects.toMatchObject({
      code: '23505',
    });
    await expect(db.updateTable('stock').set({ quantity: -1 }).execute()).rejects.toMatchObject({ code: '23514' });
    await expect(valueOf('nonsense')).rejects.toBeInstanceOf(pg.DatabaseError);
    await db.deleteFrom('stock').execute();
  });
});

describe('a database that goes away', () => {
  let target: URL;
  let sockets: Set<Socket>;
  let gate: ReturnType<typeof createServer>;
  let port: number;
  let away: Kysely<Tables>;

  async function open(): Promise<void> {
    gate = createServer((socket) => {
      const behind = connect(Number(target.port), target.hostname);
      for (const end of [socket, behind]) {
        sockets.add(end);
        end.on('error', () => undefined);
      }
      socket.pipe(behind).pipe(socket);
    });
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
    const address = gate.address();
    if (address !== null && typeof address === 'object') port = address.port;
  }
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    const closed = once(gate, 'close');
    gate.close();
    await closed;
  }

  beforeEach(async () => {
    target = new URL(database.url);
    sockets = new Set();
    port = 0;
    await open();
    const url = new URL(database.url);
    url.port = String(port);
    away = openDatabase<Tables>(url.href, { pool: 4, log });
  });
  afterEach(async () => {
    await close();
    await away.destroy();
  });

  it('is a typed error with a time to try again, and is used again when it is back', async () => {
    expect(await valueOf('1', away)).toBe(1);
    await close();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await expect(valueOf('1', away)).rejects.toMatchObject({ code: 'service.unavailable', retryAfterSeconds: 5 });
    }
    await open();
    expect(await valueOf('1', away)).toBe(1);
  });

  it('ends the questions under way, idle connections and open transactions, and nothing else', async () => {
    const slow = valueOf('pg_sleep(30)', away);
    const between = away.transaction().execute(async (transaction) => {
      await valueOf('1', transaction);
      await slow.catch(() => undefined);
      return valueOf('2', transaction);
    });
    const outcome = Promise.allSettled([slow, between]);
    await valueOf('pg_sleep(0.1)', away);
    await close();
    for (const result of await outcome) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailable' } });
    }
    await open();
    await expect.poll(() => valueOf('1', away).catch(() => 'away')).toBe(1);
    expect(await Promise.all([1, 2, 3, 4, 5].map((number) => valueOf(String(number), away)))).toEqual([1, 2, 3, 4, 5]);
  });

  it('survives the end of its connections by an administrator', async () => {
    const pid = await valueOf('pg_backend_pid()', away);
    await valueOf(`pg_terminate_backend(${String(pid)})`);
    const result = await valueOf('1', away).catch((error: unknown) => error);
    expect(result === 1 || result instanceof DatabaseUnavailable).toBe(true);
    expect(await valueOf('1', away)).toBe(1);
  });
});

it('tells of an outage once in a while, with the reason: a full disk is not a database that is away', async () => {
  const told: string[] = [];
  const full = openDatabase<Tables>(database.url, { pool: 2, log: { warn: (message) => void told.push(message) } });
  const write = () =>
    sql`do $$ begin raise exception sqlstate '53100' using message = 'No space left on device'; end $$`.execute(full);
  for (let attempt = 0; attempt < 6; attempt += 1)
    await expect(write()).rejects.toMatchObject({ code: 'service.unavailable' });
  await full.destroy();
  expect(told).toEqual(['The database cannot be asked: No space left on device']);
});

describe('a server that takes connections and never answers', () => {
  it('is unavailable within seconds', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const hanging = openDatabase<Tables>(`postgres://noren:x@127.0.0.1:${port}/noren`, { pool: 1, log });
    const attempts = [valueOf('1', hanging), valueOf('1', hanging)];
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailable)));
    silent.close();
    await hanging.destroy();
  });
});

describe('a transaction', () => {
  beforeEach(async () => {
    await db.deleteFrom('stock').execute();
    await db
      .insertInto('stock')
      .values([
        { sku: 'a', quantity: 0 },
        { sku: 'b', quantity: 0 },
      ])
      .execute();
  });

  const total = async () =>
    (
      await db
        .selectFrom('stock')
        .select(({ fn }) => fn.sum<number>('quantity').as('total'))
        .executeTakeFirstOrThrow()
    ).total;

  it('is repeated when others got in its way, until all have counted', async () => {
    const addOne = () =>
      inTransaction(
        db,
        async (transaction) => {
          const row = await transaction
            .selectFrom('stock')
            .select('quantity')
            .where('sku', '=', 'a')
            .executeTakeFirstOrThrow();
          await transaction
            .updateTable('stock')
            .set({ quantity: row.quantity + 1 })
            .where('sku', '=', 'a')
            .execute();
        },
        'serializable',
      );
    await Promise.all([addOne(), addOne(), addOne()]);
    expect(await total()).toBe(3);
  });

  it('is repeated when two lock each other out', async () => {
    let arrived = 0;
    let letGo: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const addTo = (...skus: string[]) =>
      inTransaction(db, async (transaction) => {
        for (const [index, sku] of skus.entries()) {
          await transaction
            .updateTable('stock')
            .set(({ eb }) => ({ quantity: eb('quantity', '+', 1) }))
            .where('sku', '=', sku)
            .execute();
          arrived += 1;
          if (arrived === 2) letGo();
          if (index === 0) await both;
        }
      });
    await Promise.all([addTo('a', 'b'), addTo('b', 'a')]);
    expect(await total()).toBe(4);
  });

  it('is undone, and not repeated, when the work fails', async () => {
    let runs = 0;
    const failing = inTransaction(db, async (transaction) => {
      runs += 1;
      await transaction.updateTable('stock').set({ quantity: 9 }).execute();
      throw new Error('sold out');
    });
    await expect(failing).rejects.toThrow('sold out');
    expect(runs).toBe(1);
    expect(await total()).toBe(0);
  });
});
