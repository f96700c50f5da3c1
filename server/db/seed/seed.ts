/**
 * Brings the demo shops into the database: texts from server/db/seed/<shop>/*.yaml, pictures from below its folder `pictures`.
 * Seeding again brings texts, prices and pictures up to the files and leaves stock, reviews and layouts as they are.
 */
import { type Kysely, sql } from 'kysely';
import { hasNoShop } from '../has-no-shop';
import type { Database } from '../schema';
import { readShops, type ShopSource } from './read-shop';
import { seedCoupons, seedDelivery, seedPayments, seedServices } from './seed-commerce';
import { seedLayouts } from './seed-layouts';
import { seedPictures } from './seed-pictures';
import { seedProducts } from './seed-products';
import { seedSearchWords } from './seed-search-words';
import {
  seedBanners,
  seedCalendar,
  seedChannel,
  seedFaq,
  seedPopups,
  seedSchools,
  seedTaxonomy,
  seedTexts,
} from './seed-shop';

export interface SeedOptions {
  readonly log?: { info(message: string): void; warn(message: string): void };
  /** The shops to bring in; those of the files unless given. */
  readonly shops?: readonly ShopSource[];
}

/** Any number that nothing else on this database locks (the migrations have their own). */
const lockKey = 0x73656564;
const quiet = { info: () => undefined, warn: () => undefined };

/** Answers the ids of its products. */
async function seedShop(
  db: Kysely<Database>,
  source: ShopSource,
  position: number,
  options: SeedOptions,
): Promise<number[]> {
  const { log = quiet } = options;
  const warn = (message: string) => log.warn(message);
  await seedChannel(db, source, position);
  const pictures = await seedPictures(db, source);
  await seedTaxonomy(db, source, pictures);
  await seedServices(db, source);
  await seedCoupons(db, source);
  await seedDelivery(db, source);
  await seedPayments(db, source);
  const productIds = await seedProducts(db, source, pictures, warn);
  await seedSearchWords(db, source);
  await seedTexts(db, source);
  await seedPopups(db, source);
  await seedSchools(db, source);
  await seedBanners(db, source, pictures, warn);
  await seedCalendar(db, source);
  await seedFaq(db, source);
  await seedLayouts(db, source);
  return productIds;
}

async function underLock(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
    await work(transaction);
  });
}

async function seedAll(db: Kysely<Database>, options: SeedOptions): Promise<void> {
  // Search texts once at the end, not at each of their parts.
  await sql`select set_config('noren.defer_search', 'on', true)`.execute(db);
  const shops = options.shops ?? readShops();
  const productIds: number[] = [];
  for (const [position, shop] of shops.entries()) productIds.push(...(await seedShop(db, shop, position, options)));
  await sql`select noren_refresh_search(${productIds}::bigint[])`.execute(db);
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
