/**
 * `virtual:noren/wire`: the contract without its schemas, for the browser's client. It is made anew when a file of
 * the contract changes.
 */
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Contract } from '../schemas/shop-contract';
import type { wireOf } from '../schemas/contract/wire';

const name = 'virtual:noren/wire';
const resolved = `\0${name}`;

export const wire = (root: string): Plugin => {
  const contractFile = join(root, 'schemas/shop-contract.ts');
  const writerFile = join(root, 'schemas/contract/wire.ts');
  const load = <Module>(file: string) => runnerImport<Module>(file, { root, configFile: false, logLevel: 'error' });
  return {
    name: 'noren:wire',
    resolveId: (id) => (id === name ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const [calls, writer] = await Promise.all([
        load<{ contract: Contract }>(contractFile),
        load<{ wireOf: typeof wireOf }>(writerFile),
      ]);
      const files = [contractFile, ...calls.dependencies, writerFile, ...writer.dependencies];
      for (const file of files) this.addWatchFile(file);
      return `export const wire = ${JSON.stringify(writer.module.wireOf(calls.module.contract))};`;
    },
  };
};
