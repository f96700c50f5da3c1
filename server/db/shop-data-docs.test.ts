import { type Kysely, sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../domains/shop.test-support';
import { testShops } from '../domains/test-shops.test-support';
import type { Database } from './schema';

const text = readFileSync('docs/shop-data.md', 'utf8');
const [examples, commands] = ['sql', 'sh'].map((language) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code),
);
const rows = text.split('\n').filter((line) => line.startsWith('| `'));

let shop: TestShop;
let db: Kysely<Database>;
beforeAll(async () => {
  shop = await openTestShop('two_shops', await testShops());
  ({ db } = shop);
  await sql`insert into channels (id, name, theme, prefix) values ('minori', '実り', 'minori', '/minori')`.execute(db);
});
afterAll(() => shop.close());

describe('docs/shop-data.md', () => {
  it('names tables that there are', async () => {
    const named = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const { rows: found } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
    `.execute(db);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !found.some((table) => table.name === name))).toEqual([]);
  });

  it('shows statements that the database takes', async () => {
    const inShell = (commands ?? []).flatMap((code) => [...code.matchAll(/<<'SQL'\n([\s\S]*?)SQL/g)]);
    const shown = [...(examples ?? []), ...inShell.map(([, code = '']) => code.replace(":'doc'", "'{}'"))];
    expect(shown.length).toBeGreaterThan(4);
    for (const statement of shown
      .join('')
      .split(';')
      .filter((part) => part.trim() !== ''))
      await sql.raw(statement).execute(db);
    const page = await sql`select 1 from static_pages where channel_id = 'minori' and url = '/about/kura'`.execute(db);
    expect(page.rows).toHaveLength(1);
  });
});
