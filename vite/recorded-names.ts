/** `virtual:noren/recorded-names`: what the browser's recorder may keep (schemas/scenario/recorded-names.ts), without the schemas. */
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { recordedNames } from '../schemas/scenario/recorded-names';

const id = 'virtual:noren/recorded-names';

export const recordedNamesPlugin = (root: string): Plugin => ({
  name: 'noren:recorded-names',
  resolveId: (asked) => (asked === id ? `\0${id}` : null),
  async load(asked) {
    if (asked !== `\0${id}`) return null;
    const file = join(root, 'schemas/scenario/recorded-names.ts');
    const options = { root, configFile: false, logLevel: 'error' } as const;
    const loaded = await runnerImport<{ recordedNames: typeof recordedNames }>(file, options);
    for (const one of [file, ...loaded.dependencies]) this.addWatchFile(one);
    return Object.entries(loaded.module.recordedNames)
      .map(([name, pattern]) => `export const ${name} = ${String(pattern)};`)
      .join('');
  },
});
