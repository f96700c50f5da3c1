/** Each package in package.json has its line in docs/dependencies.md, with a reason and the licence it is installed with. */
import { existsSync, readFileSync } from 'node:fs';
import { lackingLines } from './dependency-lines';

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string>; license?: string };

const manifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

const licenceOf = (name: string): string | undefined => {
  const path = `node_modules/${name}/package.json`;
  return existsSync(path) ? manifest(path).license : undefined;
};

const { dependencies = {}, devDependencies = {} } = manifest('package.json');
const names = Object.keys({ ...dependencies, ...devDependencies });
const problems = lackingLines(names, readFileSync('docs/dependencies.md', 'utf8'), licenceOf);
for (const problem of problems) console.error(`docs/dependencies.md: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
