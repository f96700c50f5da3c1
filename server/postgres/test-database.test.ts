import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestTemplate } from './test-database';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('databases for tests', () => {
  let prepared = 0;
  const template: TestTemplate = {
    name: 'with-tea',
    prepare: async (url) => {
      prepared += 1;
      await query(url, "CREATE TABLE tea AS SELECT 'sencha' AS name");
    },
  };
  let databases: TestDatabase[] = [];

  beforeAll(async () => {
    databases = await Promise.all([createTestDatabase(template), createTestDatabase(template)]);
  });
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  it('prepares a template once, however many ask for it', () => {
    expect(prepared).toBe(1);
  });

  it('gives each suite a database of its own', async () => {
    const [one, other] = databases.map(({ url }) => url);
    await query(one ?? '', "INSERT INTO tea VALUES ('hojicha')");
    expect(await query(one ?? '', 'SELECT * FROM tea ORDER BY 1')).toHaveLength(2);
    expect(await query(other ?? '', 'SELECT * FROM tea')).toEqual([{ name: 'sencha' }]);
  });

  it('orders Japanese text as a Japanese reader expects', async () => {
    const { url, drop } = await createTestDatabase();
    const rows = await query(
      url,
      `SELECT string_agg(word, ' ' ORDER BY word COLLATE "ja-x-icu") AS words,
              (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS locale
       FROM (VALUES ('ゆず'), ('アオサ'), ('かき'), ('いちご')) AS given (word)`,
    );
    await drop();
    expect(rows).toEqual([{ words: 'アオサ いちご かき ゆず', locale: 'ja' }]);
  });

  it('drops a database that still has connections', async () => {
    const { url, drop } = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    const errors: Error[] = [];
    client.on('error', (error) => errors.push(error));
    await client.connect();
    await drop();
    await expect(query(url, 'SELECT 1')).rejects.toThrow('does not exist');
    expect(errors[0]?.message).toMatch('terminating connection');
  });
});
