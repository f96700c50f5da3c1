import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { publishThemes } from './publish-themes';
import { readRunFile, startShop } from './running-shop';

/** Every page has a document that a test may change, for as long as the tests run. */
const publish = async (databaseUrl: string | null | undefined): Promise<() => Promise<void>> => {
  if (!databaseUrl) return () => Promise.resolve();
  const query = async (sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> => {
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    try {
      return (await pool.query<Record<string, unknown>>(sql, [...values])).rows;
    } finally {
      await pool.end();
    }
  };
  return publishThemes(query);
};

/**
 * Starts one shop for all tests and hands its address and data folder on to the workers.
 * With NOREN_E2E_DATA set, the tests use the shop that already runs on that folder; with NOREN_E2E_FOLDER, it starts on
 * that one, which the next run of tests takes over.
 */
export default async function startForAll(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.NOREN_E2E_DATA;
  if (given) return publish(readRunFile(given)?.databaseUrl);
  const handedOn = process.env.NOREN_E2E_FOLDER;
  const data = handedOn ?? mkdtempSync(join(tmpdir(), 'noren-e2e-'));
  const forget = (): void => {
    if (handedOn === undefined) rmSync(data, { recursive: true, force: true });
  };
  try {
    const shop = await startShop(data);
    await publish(shop.run.databaseUrl);
    process.env.NOREN_E2E_DATA = data;
    return async () => {
      await shop.stop();
      forget();
    };
  } catch (error) {
    forget();
    throw error;
  }
}
