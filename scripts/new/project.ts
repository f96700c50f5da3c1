/** The project that a generator writes into: finds sections, writes files as Prettier sets them, never over another. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UsageError } from '../command-line';

const write = async (root: string, name: string, text: string): Promise<void> => {
  const path = join(root, name);
  const options = { ...(await resolveConfig(path)), filepath: path };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text.trimStart(), options));
  console.log(name);
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
    for (const [name, text] of Object.entries(files)) await write(root, join(folder, name), text);
  },

  change: (path: string, edit: (text: string) => string): Promise<void> =>
    write(root, path, edit(readFileSync(join(root, path), 'utf8'))),
});

export type Project = ReturnType<typeof createProject>;
