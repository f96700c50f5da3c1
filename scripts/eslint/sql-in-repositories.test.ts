import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

/** What eslint.config.js says of such a file, of these two rules alone: the others read the whole program. */
const problems = async (path: string, code: string): Promise<number> => {
  const config = (await new ESLint().calculateConfigForFile(path)) as Pick<Linter.Config, 'rules'>;
  const names = ['@typescript-eslint/no-restricted-imports', 'no-restricted-syntax'] as const;
  const rules = Object.fromEntries(names.map((name) => [name, config.rules?.[name] ?? 'off']));
  const { parser, plugin } = tseslint;
  return new Linter().verify(
    code,
    [{ files: ['**/*.ts'], languageOptions: { parser }, plugins: { '@typescript-eslint': plugin }, rules }],
    'file.ts',
  ).length;
};

const queries = [
  "import { sql } from 'kysely';",
  "import { type Kysely, sql } from 'kysely';",
  "import pg from 'pg';",
  "import { deleteSome } from '../../../db/sql/delete-some';",
  "db.selectFrom('orders');",
  "const { numUpdatedRows } = await trx.updateTable('orders').executeTakeFirst();",
];

describe('in server/domains', () => {
  it.each(queries)('a service has no SQL: %s', async (code) => {
    expect(await problems('server/domains/selling/order/order.service.ts', code)).toBe(1);
  });

  it.each(queries)('a repository, and a test, may have it: %s', async (code) => {
    expect(await problems('server/domains/selling/order/reading/order.repository.ts', code)).toBe(0);
    expect(await problems('server/domains/selling/order/order.handlers.test.ts', code)).toBe(0);
  });

  it('a service passes connections and transactions on', async () => {
    const code = "import type { Kysely, Transaction } from 'kysely';";
    expect(await problems('server/domains/selling/order/order.service.ts', code)).toBe(0);
  });
});
