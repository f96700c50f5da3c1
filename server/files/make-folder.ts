import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The data folder, or one in it, cannot be made; says what a person can do about it. */
export class FolderError extends Error {
  override readonly name = 'FolderError';

  constructor(path: string, cause: unknown) {
    super(`The folder ${path} cannot be made (${String(cause)}). Name another data folder in NOREN_DATA.`, { cause });
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const make = async (path: string): Promise<void> => {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await make(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have been first.
    if (!(await isFolder(path))) throw error;
  });
};

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` takes an ENOENT for a missing parent, and tries for
 * ever where a file system answers so itself, as /proc does; its thread then keeps even `process.exit` waiting.
 *
 * @throws FolderError
 */
export const makeFolder = (path: string): Promise<void> =>
  make(path).catch((error: unknown) => {
    throw new FolderError(path, error);
  });
