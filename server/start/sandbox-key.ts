/** `<data folder>/sandbox-payments.key`: an installation's own key to its sandbox payment service, made once. */
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Of several that start at once on one folder, all get the key of the first. */
export const sandboxKeyIn = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'sandbox-payments.key');
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // Unlike a rename, it leaves a key alone that is there.
    await link(draft, path);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
};
