/**
 * Names that are exported and that no other file imports. A file that a tool or a glob loads stands in the allow-list,
 * with the reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { analyzeTsConfig } from 'ts-unused-exports';

const allowed: readonly { path: RegExp; name?: string; reason: string }[] = [
  {
    path: /^(workbench\/)?[^/]+\.config\.ts$|^workbench\/storybook\/(main|preview)\.ts$/,
    reason: 'loaded by its tool',
  },
  {
    path: /^e2e\/support\/global-setup\.ts$|^workbench\/stage-setup\.ts$|titles-reporter\.ts$|vitest-global-setup\.ts$/,
    reason: 'loaded by its test runner',
  },
  { path: /^(sections|themes)\/.+\.tsx$/, name: 'View', reason: 'loaded by import()' },
  { path: /^workbench\/storybook\/(story|screen)-module\.tsx$/, reason: 'imported by modules that are made in memory' },
  { path: /^storefront\/browser\/islands\/hydrate.tsx$/, name: 'hydrateIsland', reason: 'loaded by import()' },
  { path: /^server\/db\/migrations\//, reason: 'loaded from the folder' },
  { path: /[.]played[.]test-support[.]ts$/, name: 'played', reason: 'loaded from beside its flow' },
];

const scenarioFolder = 'fixtures/scenarios';
const scenarioTexts = readdirSync(scenarioFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => readFileSync(join(scenarioFolder, path), 'utf8'));

/** Samples that a scenario names, as `module#export`. */
const namedSamples = new Set(
  scenarioTexts.flatMap((text) =>
    [...text.matchAll(/"sample": "([^"#]+)#(\w+)"/g)].map(
      ([, module, name]) => `sections/samples/${module}.ts ${name}`,
    ),
  ),
);

const isAllowed = (path: string, exported: string): boolean =>
  namedSamples.has(`${path} ${exported}`) ||
  allowed.some((entry) => entry.path.test(path) && (entry.name === undefined || entry.name === exported));

const find = (option: string): Map<string, string[]> =>
  new Map(
    Object.entries(analyzeTsConfig('tsconfig.json', ['--excludeDeclarationFiles', option]).unusedExports).map(
      ([fullPath, exported]) => {
        const path = relative(process.cwd(), fullPath);
        return [path, exported.map(({ exportName }) => exportName).filter((name) => !isAllowed(path, name))];
      },
    ),
  );

// A type may be exported for the signature that it stands in; a value needs somebody who imports it.
const values = find('--allowUnusedTypes');
const everything = find('--ignoreLocallyUsed');
let count = 0;

for (const path of [...new Set([...values.keys(), ...everything.keys()])].sort()) {
  const names = new Set([...(values.get(path) ?? []), ...(everything.get(path) ?? [])]);
  if (names.size === 0) continue;
  count += 1;
  console.error(`${path}: nobody imports ${[...names].join(', ')}`);
}
// The analysis follows names, not awaited modules.
if (count > 0) console.error('Of what import() loads, a name is seen where `.then(({ name }) => …)` takes it.');
process.exitCode = count > 0 ? 1 : 0;
