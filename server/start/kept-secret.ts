/** Secrets of an installation's own, each made once and kept in a file of its data folder that is nobody else's to read. */
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The sandbox payment service's key, what opens a demo's desk, and what signs cookies in front of another shop. */
export type SecretFile = 'sandbox-payments.key' | 'desk.token' | 'storefront.key';

/** Of several that start at once on one folder, all get the secret of the first. */
export const keptSecretIn = async (dataDir: string, name: SecretFile): Promise<string> => {
  const path = join(dataDir, name);
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // Unlike a rename, it leaves a secret alone that is there.
    await link(draft, path);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
};
