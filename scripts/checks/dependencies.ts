/**
 * Each package in package.json has its line in docs/dependencies.md, with a reason and the licence it is installed with,
 * and is used, or awaits its use.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../test-run/folders';
import { lackingLines } from './dependency-lines';
import { packageUse } from './package-use';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  license?: string;
};

const manifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

const installed = (name: string): Manifest => {
  const path = `node_modules/${name}/package.json`;
  return existsSync(path) ? manifest(path) : {};
};
const licenceOf = (name: string): string | undefined => installed(name).license;

const source = /[.]([cm]?[jt]s|tsx)$/;
const test = /[.](test|spec|stories|fixtures|test-support|test-d)[.]tsx?$|(^|\/)(test|testing|samples)\//;
const tools = /^(fixtures|workbench|e2e|bench|scripts)\//;

const paths = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
].filter((path) => source.test(path));
const isProduct = (path: string): boolean => path.includes('/') && !tools.test(path) && !test.test(path);
const textsOf = (which: readonly string[]): readonly string[] => which.map((path) => readFileSync(path, 'utf8'));

const { dependencies = {}, devDependencies = {}, scripts = {} } = manifest('package.json');
const names = Object.keys({ ...dependencies, ...devDependencies });
const isUsed = packageUse(
  {
    product: textsOf(paths.filter(isProduct)),
    all: textsOf(paths),
    commands: [...Object.values(scripts), ...textsOf(paths.filter((path) => path.startsWith('scripts/')))],
    peers: Object.fromEntries(names.map((name) => [name, Object.keys(installed(name).peerDependencies ?? {})])),
  },
  (name) => Object.hasOwn(dependencies, name),
);
const problems = lackingLines({ names, licenceOf, isUsed }, readFileSync('docs/dependencies.md', 'utf8'));
for (const problem of problems) console.error(`docs/dependencies.md: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
