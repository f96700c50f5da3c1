/** `npm run index`: writes the generated lists anew; with `--check` says which are out of date, and fails. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './command-line';
import { allIndexes } from './indexes/all-indexes';
import { isUpToDate, textOf } from './indexes/generated-index';

const root = join(import.meta.dirname, '..');
const { values } = readCommandLine({
  usage: `npm run index              writes the lists of sections, settings and layouts anew
npm run index -- --check   says which of them are out of date`,
  options: { check: { type: 'boolean' } },
});

const stale = allIndexes.filter((index) => !isUpToDate(index, root));
for (const index of stale) {
  if (values.check) console.error(`${index.path} is out of date: npm run index`);
  else writeFileSync(join(root, index.path), textOf(index, root));
}
process.exitCode = values.check && stale.length > 0 ? 1 : 0;
