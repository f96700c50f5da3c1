/** The folders of sections as they stand: `sections/<area>/<id>` with an `<id>.section.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

export interface SectionFolder {
  readonly id: string;
  /** From `sections/`: `content/hero`. */
  readonly folder: string;
}

/** By area, then by id. Throws where a section's folder is not named like it. */
export const sectionFoldersIn = (root: string): readonly SectionFolder[] =>
  readdirSync(join(root, 'sections'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.section.ts'))
    .map((path) => {
      const folder = dirname(path).split(sep).join('/');
      const id = basename(path, '.section.ts');
      if (basename(folder) !== id) throw new Error(`sections/${folder}: the folder of ${id} must be named ${id}.`);
      for (const role of ['settings', 'data'])
        if (!existsSync(join(root, 'sections', folder, `${id}.${role}.ts`)))
          throw new Error(`sections/${folder}: ${id}.${role}.ts is missing.`);
      return { id, folder };
    })
    .sort((one, other) => (one.folder < other.folder ? -1 : 1));
