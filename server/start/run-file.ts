/** `<data folder>/run.json`: where the shop that runs on a data folder is found, for tools and tests. */
import { rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Run {
  readonly url: string;
  /** With its password, so that only the shop's own user may read the file; null for another shop's API. */
  readonly databaseUrl: string | null;
  readonly pid: number;
}

const pathIn = (dataDir: string): string => join(dataDir, 'run.json');

/** Whole or not at all: who reads while it is written sees the old one or none. */
export const writeRunFile = async (dataDir: string, run: Run): Promise<void> => {
  const draft = `${pathIn(dataDir)}.${run.pid}`;
  await writeFile(draft, `${JSON.stringify(run)}\n`, { mode: 0o600 });
  await rename(draft, pathIn(dataDir));
};

/** At once, so that it works while the process exits, too. */
export const removeRunFile = (dataDir: string): void => rmSync(pathIn(dataDir), { force: true });
