import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestTemplate } from '../postgres/test-database';
import { openDatabase } from './client';
import { DatabaseUnavailable } from './database-unavailable';
import { migrateDatabase } from './migrate';
import { type Migration } from './migration';
import { migrationChecksum } from './migration-checksum';

const empty: TestTemplate = { name: 'empty', prepare: () => Promise.resolve() };
const databases: TestDatabase[] = [];
let url: string;
let said: string[];

const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(`WARN ${line}`) };
const migrate = (...migrations: Migration[]) => migrateDatabase(url, { migrations, log });

async function rowsOf(query: string): Promise<unknown[]> {
  const db = openDatabase<unknown>(url, { pool: 1, log });
  try {
    return (await sql.raw(query).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}
const appliedIds = () => rowsOf('SELECT id FROM noren_migration ORDER BY id');

const tea: Migration = {
  id: '0001-tea',
  up: async (db) => {
    await sql`CREATE TABLE tea (name text PRIMARY KEY)`.execute(db);
  },
};
const price: Migration = {
  id: '0002-price',
  up: async (db) => {
    await db.schema.alterTable('tea').addColumn('price_jpy', 'integer').execute();
  },
};

beforeEach(async () => {
  said = [];
  const database = await createTestDatabase(empty);
  databases.push(database);
  url = database.url;
});
afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())));
afterAll(() => expect(databases).toEqual([]));

describe('a database that is not in UTF-8', () => {
  it('is refused before anything is written into it', async () => {
    const latin = new URL(url);
    latin.pathname += '_latin';
    const name = latin.pathname.slice(1);
    await rowsOf(`CREATE DATABASE "${name}" ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`);
    const db = openDatabase<unknown>(latin.href, { pool: 1, log });
    try {
      await expect(migrateDatabase(latin.href, { migrations: [tea], log })).rejects.toMatchObject({
        code: 'not-utf8',
        message: expect.stringMatching(/LATIN1.*UTF8.*DATABASE_URL/),
      });
      const { rows } = await sql`SELECT to_regclass('noren_migration') AS found`.execute(db);
      expect(rows).toEqual([{ found: null }]);
    } finally {
      await db.destroy();
      await rowsOf(`DROP DATABASE "${name}"`);
    }
  });
});

describe('migrations', () => {
  it('run in their order, once', async () => {
    await migrate(tea, price);
    expect(said).toEqual([
      expect.stringMatching(/^Migration 0001-tea ran in \d+ ms/),
      expect.stringContaining('0002-price'),
    ]);
    await migrate(tea, price);
    expect(said).toHaveLength(2);
    expect(await rowsOf('SELECT price_jpy FROM tea')).toEqual([]);
    expect(
      await rowsOf('SELECT id, kind, duration_ms >= 0 AS timed, applied_at <= now() AS dated FROM noren_migration'),
    ).toEqual(['0001-tea', '0002-price'].map((id) => ({ id, kind: 'expand', timed: true, dated: true })));
  });

  it('run once when many processes start at the same time', async () => {
    const slow: Migration = {
      id: '0003-slow',
      up: async (db) => void (await sql`SELECT pg_sleep(0.2)`.execute(db)),
    };
    await Promise.all(Array.from({ length: 5 }, () => migrate(tea, price, slow)));
    expect(said.filter((line) => line.includes(' ran in '))).toHaveLength(3);
    expect(await appliedIds()).toHaveLength(3);
  });

  it('are undone as a whole when they fail, and those before stay', async () => {
    const broken: Migration = {
      id: '0002-broken',
      up: async (db) => {
        await sql`INSERT INTO tea VALUES ('sencha')`.execute(db);
        await sql`CREATE TABLE tea ()`.execute(db);
      },
    };
    await expect(migrate(tea, broken)).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringMatching(/0002-broken.*already exists/),
    });
    expect(await rowsOf('SELECT * FROM tea')).toEqual([]);
    expect(await appliedIds()).toEqual([{ id: '0001-tea' }]);
  });

  it('wait for a table that a running shop uses, without holding up its queries for long', async () => {
    await migrate(tea);
    const shop = openDatabase<unknown>(url, { pool: 1, log });
    let migrated: Promise<void> | undefined;
    await shop.transaction().execute(async (transaction) => {
      await sql`SELECT * FROM tea`.execute(transaction);
      migrated = migrate(tea, price);
      await expect.poll(() => said.join(), { timeout: 15_000 }).toContain('0002-price waits for a table');
    });
    await migrated;
    await shop.destroy();
    expect(await appliedIds()).toHaveLength(2);
  });
});

describe('code and database of different ages', () => {
  it('live together while the newer one only added', async () => {
    await migrate(tea, price);
    said = [];
    await migrate(tea);
    expect(said).toEqual([expect.stringMatching(/newer than this process \(0002-price\)/)]);
  });

  it('do not when the newer one took something away', async () => {
    await migrate(tea, { ...price, kind: 'contract' });
    await expect(migrate(tea)).rejects.toMatchObject({
      code: 'database-newer',
      message: expect.stringContaining('0002-price'),
    });
  });

  it('do not when a migration was put before one that ran', async () => {
    await migrate(tea, { ...price, id: '0003-price' });
    await expect(migrate(tea, { ...price, id: '0002-size' }, { ...price, id: '0003-price' })).rejects.toMatchObject({
      code: 'out-of-order',
      message: expect.stringMatching(/0002-size.*0003-price/),
    });
  });

  it('are told apart when a migration that ran was edited, but not when it was only formatted', async () => {
    const written = (text: string): Migration => ({
      id: '0001-tea',
      up: async (db) => void (await sql.raw(text).execute(db)),
    });
    await migrate(written('CREATE TABLE tea (name text)'));
    said = [];
    await migrate(written('CREATE TABLE tea\n    (name text)'));
    expect(said).toEqual([]);
    await migrate(written('CREATE TABLE tea (name text, origin text)'));
    expect(said).toEqual([expect.stringMatching(/^WARN Migration 0001-tea was changed/)]);
  });

  it('are not compared where a migration needs the rows that it reads', async () => {
    const reads: Migration = {
      id: '0001-reads',
      up: async (db) => {
        const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(db);
        if (rows[0]?.one !== 1) throw new Error('no row');
      },
    };
    expect(await migrationChecksum(reads)).toBe('');
    await migrate(reads);
    await migrate(reads);
    expect(said).toHaveLength(1);
  });
});

describe('a list or a server that does not do', () => {
  it.each([
    [['0002-b', '0001-a'], /0001-a stands after 0002-b/],
    [['0001-a', '0001-a'], /0001-a stands after/],
    [['1-a'], /not like "0001-catalogue"/],
  ])('is refused: %j', async (ids, message) => {
    await expect(migrate(...ids.map((id) => ({ ...tea, id })))).rejects.toThrow(message);
  });

  it('cannot be reached', async () => {
    url = 'postgres://noren:x@127.0.0.1:1/noren';
    await expect(migrate(tea)).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
