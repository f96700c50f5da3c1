/**
 * Brings the demo shops into the database: texts from server/db/seed/<shop>/*.yaml, pictures from below its folder `pictures`.
 * Seeding again brings texts, prices and pictures up to the files and leaves stock, reviews and layouts as they are.
 */
import { type Kysely, sql } from 'kysely';
import { hasNoShop } from '../has-no-shop';
import type { Database } from '../schema';
import { seedKinds } from './kinds.generated';
import { readShops, type ShopSource } from './read-shop';
import type { SeedContext } from './seed-kind';
import { inOrder } from './seed-order';

export interface SeedOptions {
  readonly log?: { info(message: string): void; warn(message: string): void };
  /** The shops to bring in; those of the files unless given. */
  readonly shops?: readonly ShopSource[];
}

/** Any number that nothing else on this database locks (the migrations have their own). */
const lockKey = 0x73656564;
const quiet = { info: () => undefined, warn: () => undefined };

async function seedShop(
  db: Kysely<Database>,
  source: ShopSource,
  position: number,
  { log = quiet }: SeedOptions,
): Promise<void> {
  const { folder, shop, ...files } = source;
  // Each kind's content has been checked against its schema, by its file or by its type.
  const contents: Readonly<Record<string, unknown>> = { shop, ...files };
  const kinds = inOrder(seedKinds).map(([name, kind]) => ({ kind, content: contents[name] as never }));
  const texts = kinds.flatMap(({ kind, content }) => (content && kind.pictureTexts?.(content)) ?? []);
  const context: SeedContext = {
    ...{ db, folder, position, channel: shop.channel },
    pictureTexts: new Map(texts.map(({ name, alt }) => [name, alt])),
    warn: (message) => log.warn(message),
  };
  for (const { kind, content } of kinds) await kind.write(context, content);
}

async function underLock(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
    await work(transaction);
  });
}

async function seedAll(db: Kysely<Database>, options: SeedOptions): Promise<void> {
  // Search texts once, when the products have all their parts, not at each of these.
  await sql`select set_config('noren.defer_search', 'on', true)`.execute(db);
  const shops = options.shops ?? readShops();
  for (const [position, shop] of shops.entries()) await seedShop(db, shop, position, options);
}

/** In one transaction; a second seeding at the same time waits for the first. */
export const seed = (db: Kysely<Database>, options: SeedOptions = {}): Promise<void> =>
  underLock(db, (transaction) => seedAll(transaction, options));

/** Seeds a database that has no channel yet. Answers whether it did. */
export async function seedIfEmpty(db: Kysely<Database>, options: SeedOptions = {}): Promise<boolean> {
  let hasSeeded = false;
  await underLock(db, async (transaction) => {
    if (!(await hasNoShop(transaction))) return;
    await seedAll(transaction, options);
    hasSeeded = true;
  });
  return hasSeeded;
}
