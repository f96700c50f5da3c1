import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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

/** A run has its temporary files in a folder of its own, its browsers' too; what is left there goes with it. */
const useTemporaryFolder = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'noren-tests-'));
  // A shop's database runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

const start = async (): Promise<() => Promise<void>> => {
  const given = process.env.NOREN_E2E_DATA;
  if (given) return publish(readRunFile(given)?.databaseUrl);
  const data = process.env.NOREN_E2E_FOLDER ?? mkdtempSync(join(tmpdir(), 'noren-e2e-'));
  const shop = await startShop(data);
  await publish(shop.run.databaseUrl);
  process.env.NOREN_E2E_DATA = data;
  return shop.stop;
};

/**
 * Starts one shop for all tests and hands its address and data folder on to the workers.
 * With NOREN_E2E_DATA set, the tests use the shop that already runs on that folder; with NOREN_E2E_FOLDER, it starts on
 * that one, which the next run of tests takes over.
 */
export default async function startForAll(): Promise<() => Promise<void>> {
  const forget = useTemporaryFolder();
  try {
    const stop = await start();
    return async () => {
      await stop();
      forget();
    };
  } catch (error) {
    forget();
    throw error;
  }
}
