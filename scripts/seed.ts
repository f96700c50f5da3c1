/**
 * `npm run seed`: brings the demo shops into the shop's database, or up to their files. `-- --products 100000` makes the
 * first shop (or `--channel gakuen`) as large as that, for measurements.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config';
import { createDatabase } from '../server/db/client';
import { migrateDatabase } from '../server/db/migrate';
import { migrations } from '../server/db/migrations';
import { addManyProducts } from '../server/db/seed/many-products';
import { seed } from '../server/db/seed/seed';
import { startEmbeddedPostgres } from '../server/postgres/embedded-postgres';
import type { Run } from '../server/run-file';

const log = { info: (message: string) => console.log(message), warn: (message: string) => console.warn(message) };

const { values } = parseArgs({
  options: { products: { type: 'string' }, channel: { type: 'string', default: 'minori' } },
});
const products = values.products === undefined ? 0 : Number(values.products);
if (!Number.isInteger(products) || products < 0) throw new Error('--products takes a whole number, e.g. 100000.');

interface Opened {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The database of the shop that runs on the data folder; when none runs, the folder's own is started. */
async function openDatabaseUrl(): Promise<Opened> {
  const { shop, dataDir } = readConfig(process.env);
  if (shop.kind === 'remote') throw new Error("SHOP_API_URL is set: another shop's database is not seeded from here.");
  if (shop.kind === 'database') return { url: shop.databaseUrl, close: () => Promise.resolve() };
  const text = await readFile(join(dataDir, 'run.json'), 'utf8').catch(() => null);
  const run = text === null ? null : (JSON.parse(text) as Run);
  if (run?.databaseUrl && isAlive(run.pid)) return { url: run.databaseUrl, close: () => Promise.resolve() };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  return { url: postgres.url, close: () => postgres.stop() };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const { url, close } = await openDatabaseUrl();
const start = performance.now();
try {
  await migrateDatabase(url, { migrations, log });
  const db = createDatabase(url, { pool: 2, log, applicationName: 'noren-seed', statementTimeoutMs: 0 });
  await seed(db, { log });
  if (products > 0) await addManyProducts(db, { channelId: values.channel, count: products, log });
  await db.destroy();
  log.info(`The demo shops are in the database (${Math.round((performance.now() - start) / 1000)} s).`);
} finally {
  await close();
}
