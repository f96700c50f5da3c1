/** `npm run seed`: brings the demo shops into the shop's database, or up to their files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../server/config/config';
import { createDatabase } from '../server/db/client';
import { migrateDatabase } from '../server/db/migrate';
import { migrations } from '../server/db/migrations/all.generated';
import { writeTakenPaths } from '../server/db/taken-paths';
import { addManyProducts } from '../server/db/seed/many-products';
import { seed } from '../server/db/seed/seed';
import { startEmbeddedPostgres } from '../server/postgres/embedded-postgres';
import type { Run } from '../server/start/run-file';
import { startFaultOf } from '../server/start/start-fault';
import { oneOfEach, readCommandLine, runCommand, UsageError, wholeNumber } from './command-line';

const log = { info: (message: string) => console.log(message), warn: (message: string) => console.warn(message) };

const usage = `npm run seed -- [--products <number>] [--channel minori|gakuen]
  --products  makes the shop of the channel as large as that, for measurements
  --channel   which shop; minori without it`;

const { values } = readCommandLine({
  usage,
  options: { products: { type: 'string', default: '0' }, channel: { type: 'string', default: 'minori' } },
});

interface Opened {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The database of the shop that runs on the data folder; when none runs, the folder's own is started. */
async function openDatabaseUrl(): Promise<Opened> {
  const { shop, dataDir } = readConfig(process.env);
  if (shop.kind === 'remote')
    throw new UsageError("SHOP_API_URL is set: another shop's database is not seeded from here.");
  if (shop.kind === 'replay') throw new UsageError('SHOP_REPLAY is set: scenarios are files, and nothing is seeded.');
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

const seedShop = async (): Promise<void> => {
  const products = wholeNumber('--products', values.products);
  const channelId = oneOfEach('--channel', values.channel, ['minori', 'gakuen'])[0] ?? '';
  const { url, close } = await openDatabaseUrl();
  const start = performance.now();
  try {
    await migrateDatabase(url, { migrations, log, afterwards: writeTakenPaths });
    const db = createDatabase(url, { pool: 2, log, applicationName: 'noren-seed', statementTimeoutMs: 0 });
    await seed(db, { log });
    if (products > 0) await addManyProducts(db, { channelId, count: products, log });
    await db.destroy();
    log.info(`The demo shops are in the database (${Math.round((performance.now() - start) / 1000)} s).`);
  } finally {
    await close();
  }
};

try {
  await runCommand(usage, seedShop);
} catch (error) {
  process.stderr.write(`${startFaultOf(error, null)}\n`);
  process.exitCode = 1;
}
