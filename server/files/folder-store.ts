/** Where files are kept that visitors upload. They are found by keys, which are no paths: a store of objects (S3) has the same. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface FileStore {
  /** Whole or not at all: nobody reads half of it. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null: there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Also what a `put` has left that came to no end. That there is none is no fault. */
  delete(key: string): Promise<void>;
}

const keyPattern = /^[\w-]{32}$/;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder of this machine, or one that all processes of a shop share. */
export const createFolderStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new RangeError(`${key} is no key of a file`);
    return join(folder, key.slice(0, 2), key);
  };
  const draftOf = (path: string): string => `${path}.draft`;
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draftOf(path), bytes, { flag: 'wx', mode: 0o600 });
      await rename(draftOf(path), path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(draftOf(path), { force: true });
      await rm(path, { force: true });
    },
  };
};
