/**
 * `virtual:noren/wire/<app>`: the contract in `schemas/<app>-contract.ts` without its schemas, for the client of that
 * app's browser. It is made anew when a file of the contract changes. What is built for shoppers holds the calls alone
 * that code of the browser names, as `'cart.init'` or `client.cart.init`: most calls are asked by the server's pages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { CallGroups } from '../schemas/contract/define-call';
import type { Wire, wireOf } from '../schemas/contract/wire';

const prefix = 'virtual:noren/wire/';

/** Where code of every app's browser stands; what sections ask for is asked by the server. */
const sharedFolders = ['flows', 'sections', 'src', 'themes'];
/** Of an app alone: that of the shop is the storefront, any other has the name of its folder. */
const ownFolder = (app: string): string => (app === 'shop' ? 'storefront/browser' : app);
const isBrowsers = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:data|queries|test|fixtures|test-support|generated)\.tsx?$/.test(path);

/** @param app that of the contract, `shop` */
export const readBrowserCode = (root: string, app: string): string =>
  [...sharedFolders, ownFolder(app)]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(isBrowsers)
        .map((path) => readFileSync(join(root, folder, path), 'utf8')),
    )
    .join('\n');

/** Those of the calls that the code names. */
export const namedIn = ({ calls, ...wire }: Wire, code: string): Wire => ({
  ...wire,
  calls: Object.fromEntries(
    Object.entries(calls).filter(([id]) =>
      new RegExp(`(?:^|[^\\w/-])${id.replace('.', '\\.')}(?![\\w-])`, 'm').test(code),
    ),
  ),
});

export const wire = (root: string): Plugin => {
  const writerFile = join(root, 'schemas/contract/wire.ts');
  const load = <Module>(file: string) => runnerImport<Module>(file, { root, configFile: false, logLevel: 'error' });
  let isBuild = false;
  return {
    name: 'noren:wire',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const app = id.slice(prefix.length + 1);
      const contractFile = join(root, `schemas/${app}-contract.ts`);
      const [calls, writer] = await Promise.all([
        load<{ contract: CallGroups }>(contractFile),
        load<{ wireOf: typeof wireOf }>(writerFile),
      ]);
      const files = [contractFile, ...calls.dependencies, writerFile, ...writer.dependencies];
      for (const file of files) this.addWatchFile(file);
      const whole = writer.module.wireOf(calls.module.contract);
      return `export const wire = ${JSON.stringify(isBuild ? namedIn(whole, readBrowserCode(root, app)) : whole)};`;
    },
  };
};
