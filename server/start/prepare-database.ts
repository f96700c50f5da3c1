/** What a start does to a database: brings it up to this version, fills it where it may, and looks at its books. */
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { createDatabase } from '../db/client';
import { hasNoShop } from '../db/has-no-shop';
import { migrateDatabase } from '../db/migrate';
import { migrations } from '../db/migrations/all.generated';
import { seedIfEmpty } from '../db/seed/seed';
import { writeTakenPaths } from '../db/taken-paths';
import { warnOfContradictions } from '../domains/selling/order/upkeep/contradictions';

interface Preparing {
  readonly config: Config;
  readonly log: Logger;
  /** The demo shops are brought into any empty database. */
  readonly isSeeding: boolean;
}

export const prepareDatabase = async (url: string, { log, isSeeding, config }: Preparing): Promise<void> => {
  await migrateDatabase(url, { migrations, log, afterwards: writeTakenPaths });
  const isForTrying = config.shop.kind === 'embedded' && config.environment !== 'production';
  const db = createDatabase(url, { pool: 1, log, applicationName: 'noren-seed', statementTimeoutMs: 0 });
  try {
    if (isForTrying || isSeeding) {
      if (await seedIfEmpty(db, { log })) log.info('The demo shops are in the database.');
    } else if (await hasNoShop(db)) {
      log.warn(
        'There is no shop in this database, so every page is a 404. "The first shop" in docs/shop-data.md makes one, which is there at once; `npm run seed` brings in the demo shops.',
      );
    }
  } finally {
    await db.destroy();
  }
};

/** Nothing depends on it: the shop is open already, and starts without it. */
export const checkBooks = async (url: string, log: Logger): Promise<void> => {
  const db = createDatabase(url, { pool: 1, log, applicationName: 'noren-check' });
  try {
    await warnOfContradictions(db, log);
  } catch (error) {
    log.warn({ err: error }, 'whether orders and payments go together could not be looked at');
  } finally {
    await db.destroy();
  }
};
