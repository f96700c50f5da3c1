import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../db/client';
import { createTestDatabase, migratedTemplate, type TestDatabase } from '../postgres/test-database';
import { createBooks, type SandboxTables } from './books.repository';
import { deleteOutdatedBooks, outdatedCards, outdatedPayments } from './outdated-books';

const quiet = { warn: () => undefined, info: () => undefined };
let database: TestDatabase;
let db: ReturnType<typeof openDatabase<SandboxTables>>;
beforeAll(async () => {
  database = await createTestDatabase(migratedTemplate);
  db = openDatabase<SandboxTables>(database.url, { pool: 2, log: quiet });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('forgets old tokens and payments that came to nothing, some at a time, and keeps what is authorised', async () => {
  const cardBooks = db.withSchema('sandbox_payments');
  const books = createBooks(cardBooks);
  const forget = (most: number) =>
    deleteOutdatedBooks(db, [outdatedPayments('sandbox_payments'), ...outdatedCards], most);
  const payment = (reference: string, status: 'authorised' | 'declined' | 'challenge' | 'voided') =>
    books.book({ reference, status, token: 't', amount_jpy: 100, return_url: '/' });
  for (const age of ['old', 'new']) {
    for (const status of ['authorised', 'declined', 'challenge', 'voided'] as const)
      await payment(`${age}.${status}`, status);
  }
  await sql`update sandbox_payments.payments set updated_at = now() - interval '32 days' where reference like 'old.%'`.execute(
    db,
  );
  const card = { brand: 'visa', fingerprint: 'f'.repeat(20), expiration: '202912', name: 'HANAKO YAMADA' };
  for (let made = 0; made < 3; made += 1) await books.keepToken('approve', '4242', card);
  await sql`update sandbox_payments.tokens set created_at = now() - interval '32 days'`.execute(db);
  const fresh = await books.keepToken('approve', '4242', card);
  const outdated = await books.keepToken('approve', '4242', { ...card, expiration: '202001' });
  for (const [reference, token] of [
    ['outdated', outdated],
    ['good', fresh],
  ] as const)
    await books.keepCard(reference, token);

  expect(await forget(2)).toBe(5);
  expect(await forget(2)).toBe(2);
  expect(await forget(2)).toBe(0);
  const left = await cardBooks.selectFrom('payments').select('reference').orderBy('reference').execute();
  expect(left.map(({ reference }) => reference)).toEqual([
    'new.authorised',
    'new.challenge',
    'new.declined',
    'new.voided',
    'old.authorised',
  ]);
  expect(
    (await cardBooks.selectFrom('tokens').select('token').orderBy('created_at').execute()).map(({ token }) => token),
  ).toEqual([fresh, outdated]);
  expect([await books.findKept('outdated'), (await books.findKept('good'))?.reference]).toEqual([undefined, 'good']);
});

it('forgets the payments of the wallet that came to nothing, and touches no other service’s', async () => {
  const [cards, wallet] = [
    createBooks(db.withSchema('sandbox_payments')),
    createBooks(db.withSchema('sandbox_wallet')),
  ];
  for (const status of ['authorised', 'challenge'] as const) {
    for (const books of [cards, wallet])
      await books.book({ reference: `aged.${status}`, status, amount_jpy: 100, return_url: '/' });
  }
  for (const table of ['sandbox_payments.payments', 'sandbox_wallet.payments'])
    await sql`update ${sql.table(table)} set updated_at = now() - interval '32 days' where reference like 'aged.%'`.execute(
      db,
    );
  expect(await deleteOutdatedBooks(db, [outdatedPayments('sandbox_wallet')])).toBe(1);
  expect(await wallet.byReference('aged.challenge')).toBeUndefined();
  expect(await wallet.byReference('aged.authorised')).toMatchObject({ status: 'authorised' });
  expect(await cards.byReference('aged.challenge')).toMatchObject({ status: 'challenge' });
});
