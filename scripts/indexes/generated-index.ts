/**
 * Lists that grow with the product are written by `npm run index` from the files that they list, so that nobody keeps
 * them by hand; lint refuses one that is out of date. They are committed: tools and editors read them as any source.
 *
 * To add one: a `<name>.index.ts` beside this file that exports a `GeneratedIndex`, and a line in all-indexes.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GeneratedIndex {
  /** The file, from the project's root; its name ends in `.generated.ts`, or `.json` where it is data. */
  readonly path: `${string}.generated.${'ts' | 'json'}`;
  /** Its text, without the heading; reads the files below the root that it lists. */
  readonly text: (root: string) => string;
}

const heading = '// Written by `npm run index` from the files that it lists.\n';

const textOf = (index: GeneratedIndex, root: string): string =>
  `${index.path.endsWith('.json') ? '' : heading}${index.text(root)}`;

const written = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Whether the file says what it would say if it were written now. */
export const isUpToDate = (index: GeneratedIndex, root: string): boolean =>
  written(join(root, index.path)) === textOf(index, root);

/** Writes those that are out of date; answers their paths. */
export const writeIndexes = (indexes: readonly GeneratedIndex[], root: string): readonly string[] =>
  indexes
    .filter((index) => !isUpToDate(index, root))
    .map((index) => {
      writeFileSync(join(root, index.path), textOf(index, root));
      return index.path;
    });
