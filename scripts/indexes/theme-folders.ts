/** The themes as they stand: the folders of `themes/` that hold one, by name. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const themeFoldersIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'themes'))
    .filter((name) => existsSync(join(root, 'themes', name, 'index.ts')))
    .sort();
