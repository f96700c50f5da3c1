/** The built files of the browser's part, from Vite's manifest and the list of styles (vite/collect-styles.ts). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../../../../storefront/page/draw/assets';
import type { StylesFile } from '../../../../vite/collect-styles';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'storefront/browser/entry-client.ts';
const hydrate = 'storefront/browser/islands/hydrate.tsx';

/** `folder`: the client build's. Throws when it is not there or lacks what the storefront needs. */
export const readBuiltAssets = (folder: string): Assets => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const styles = JSON.parse(readFileSync(join(folder, 'styles.json'), 'utf8')) as StylesFile;
  const chunkOf = (name: string): Chunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${folder}: no built file for ${name}; run the build again`);
    return chunk;
  };
  const below = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of chunkOf(name).imports ?? []) below(imported, seen);
    return seen;
  };
  const urlOf = (name: string): string => `/${chunkOf(name).file}`;
  const known = new Map<string, readonly string[]>();
  const preloadsOf = (module: string): readonly string[] => {
    const found =
      known.get(module) ?? [...below(module, below(hydrate))].map(urlOf).filter((url) => url !== urlOf(entry));
    known.set(module, found);
    return found;
  };
  return {
    entry: urlOf(entry),
    entryPreloads: [...below(entry)].map(urlOf).filter((url) => url !== urlOf(entry)),
    urlOf,
    preloadsOf,
    stylesOf: (modules) => {
      const names = new Set(modules.flatMap((module) => styles.uses[module] ?? []));
      return new Map([...names].map((name) => [name, styles.css[name] ?? '']));
    },
  };
};
