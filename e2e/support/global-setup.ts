import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './running-shop';

/**
 * Starts one shop for all tests and hands its address and data folder on to the workers.
 * With NOREN_E2E_DATA set, the tests use the shop that already runs on that folder.
 */
export default async function startForAll(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.NOREN_E2E_DATA) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'noren-e2e-'));
  const forget = (): void => rmSync(data, { recursive: true, force: true });
  try {
    const shop = await startShop(data);
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
