/**
 * `virtual:noren/wire/<app>`: the contract in `schemas/<app>-contract.ts` without its schemas, for the client of that
 * app's browser. It is made anew when a file of the contract changes.
 */
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { CallGroups } from '../schemas/contract/define-call';
import type { wireOf } from '../schemas/contract/wire';

const prefix = 'virtual:noren/wire/';

export const wire = (root: string): Plugin => {
  const writerFile = join(root, 'schemas/contract/wire.ts');
  const load = <Module>(file: string) => runnerImport<Module>(file, { root, configFile: false, logLevel: 'error' });
  return {
    name: 'noren:wire',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const contractFile = join(root, `schemas/${id.slice(prefix.length + 1)}-contract.ts`);
      const [calls, writer] = await Promise.all([
        load<{ contract: CallGroups }>(contractFile),
        load<{ wireOf: typeof wireOf }>(writerFile),
      ]);
      const files = [contractFile, ...calls.dependencies, writerFile, ...writer.dependencies];
      for (const file of files) this.addWatchFile(file);
      return `export const wire = ${JSON.stringify(writer.module.wireOf(calls.module.contract))};`;
    },
  };
};
