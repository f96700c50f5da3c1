/** The project that a generator writes into: finds sections, writes files as the project’s formatter sets them, never over another. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../command-line';
import { setOut } from './set-out';

/** Sets all of them before the first is written: what cannot be set leaves nothing behind. */
const write = async (root: string, files: Readonly<Record<string, string>>): Promise<void> => {
  const set = Object.entries(files).map(async ([name, text]) => {
    const path = join(root, name);
    return { name, path, text: await setOut(path, text.trimStart()) };
  });
  for (const { name, path, text } of await Promise.all(set)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(name);
  }
};

export const createProject = (root: string) => ({
  has: (path: string): boolean => existsSync(join(root, path)),
  read: (path: string): string => readFileSync(join(root, path), 'utf8'),

  /** `content` of `sections/content/hero`; null where no section has the id. */
  areaOf: (id: string): string | null =>
    readdirSync(join(root, 'sections')).find((area) =>
      existsSync(join(root, 'sections', area, id, `${id}.section.ts`)),
    ) ?? null,

  /** Writes new files; refuses all of them if one is there. */
  create: async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
    const there = Object.keys(files).find((name) => existsSync(join(root, folder, name)));
    if (there) throw new UsageError(`${join(folder, there)} is there already.`);
    await write(root, Object.fromEntries(Object.entries(files).map(([name, text]) => [join(folder, name), text])));
  },

  change: (path: string, edit: (text: string) => string): Promise<void> =>
    write(root, { [path]: edit(readFileSync(join(root, path), 'utf8')) }),
});

export type Project = ReturnType<typeof createProject>;
