/** What every browser test starts from: `import { test, expect } from './support/test'`. */
import { test as base, expect } from '@playwright/test';
import { Pool, type QueryResultRow } from 'pg';
import { collectErrors } from './page-errors';
import { type RunFile, readRunFile } from './running-shop';

/** Speaks to the running shop's PostgreSQL, to change what an admin could change. */
export type Database = {
  query: <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
};

type Options = {
  /** Console errors that a test provokes on purpose: `test.use({ allowedErrors: [/…/] })`, one pattern: Playwright takes a second for options. */
  allowedErrors: readonly RegExp[];
};

export const test = base.extend<Options, { shop: RunFile; db: Database }>({
  allowedErrors: [[], { option: true }],

  shop: [
    async ({}, use) => {
      const data = process.env.NOREN_E2E_DATA ?? '';
      const run = readRunFile(data);
      if (!run) throw new Error(`No shop runs on the data folder "${data}"`);
      await use(run);
    },
    { scope: 'worker' },
  ],

  db: [
    async ({ shop }, use) => {
      if (shop.databaseUrl === null) throw new Error('This shop has no database of its own');
      const pool = new Pool({ connectionString: shop.databaseUrl, max: 2 });
      await use({
        query: async <Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
          (await pool.query<Row>(sql, [...values])).rows,
      });
      await pool.end();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },

  page: async ({ page, allowedErrors }, use) => {
    const errors = collectErrors(page, allowedErrors);
    await use(page);
    expect(errors(), 'errors in the browser').toEqual([]);
  },
});

export { expect } from '@playwright/test';
export { expectAccessible } from './accessible';
