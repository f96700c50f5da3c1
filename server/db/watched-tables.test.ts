import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database';
import { quiet } from '../domains/shop.test-support';
import { openDatabase } from './client';

/** Tables that are nobody's own and whose changes raise no data version, and why no page misses them. */
const unwatched: Readonly<Record<string, string>> = {
  data_versions: 'what is raised',
  point_lots: 'a view of what is one member’s',
  idempotency_keys: 'of a write that may be made twice',
  login_tries: 'counts',
  provider_callbacks: 'of one login, sealed',
  server_keys: 'shown to nobody',
  unwanted_files: 'what is to be deleted, shown to nobody',
  unwanted_cards: 'what is to be deleted, shown to nobody',
  schools: 'read by a check of what somebody has typed',
  product_search: 'kept by triggers from products, which are watched',
  popups: 'asked for by each member’s browser, of pages that hold nothing of it',
  layout_last_good: 'written by a page view, from a layout that is watched',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What `<Domain>Tables` of each file names. */
const tablesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((file) => {
    const [, body = ''] = /interface \w+Tables \{(.*?)\n\}/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  });

const wings = readdirSync('server/db/tables', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

it('every table of any wing raises the data version when it changes, unless its rows are of one visitor', async () => {
  const db = openDatabase<never>(database.url, { pool: 1, log: quiet });
  const { rows: own } = await sql<{ name: string }>`
    with recursive own(id) as (
      select unnest(array['members', 'carts', 'orders']::regclass[])::oid
      union select conrelid from pg_constraint join own on confrelid = own.id where contype = 'f'
    )
    select id::regclass::text as name from own
  `.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'data_version' and not tgisinternal
  `.execute(db);
  await db.destroy();
  const watched = rows.map(({ name }) => name);
  const owned = own.map(({ name }) => name);
  expect(wings).toEqual(expect.arrayContaining(['base', 'selling']));
  const shown = wings
    .flatMap((wing) => tablesIn(join('server/db/tables', wing)))
    .filter((name) => !owned.includes(name));
  expect(shown).toEqual(expect.arrayContaining(['payment_methods', 'products', 'static_pages']));
  expect(
    shown.filter((name) => !watched.includes(name) && !Object.hasOwn(unwatched, name)),
    "Pages would go on showing what was there before: its migration says select noren_watch('<table>'), or `unwatched` says why no page misses it. (Of one visitor is what refers to a member, a cart or an order.)",
  ).toEqual([]);
  expect(
    Object.keys(unwatched).filter((name) => watched.includes(name) || !shown.includes(name)),
    'Take these out of `unwatched`.',
  ).toEqual([]);
});

it('a table whose rows say nothing of their channel cannot be watched, when its migration runs', async () => {
  const db = openDatabase<never>(database.url, { pool: 1, log: quiet });
  await sql`create table notes (id bigint primary key, body text)`.execute(db);
  await expect(sql`select noren_watch('notes')`.execute(db)).rejects.toThrow('noren_watch: notes has no channel_id');
  await sql`alter table notes add column channel_id text not null`.execute(db);
  await sql`select noren_watch('notes')`.execute(db);
  await sql`insert into notes values (1, 'text', 'test')`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from data_versions where channel_id = 'test'
  `.execute(db);
  expect(rows).toEqual([{ count: 1 }]);
  await db.destroy();
});
