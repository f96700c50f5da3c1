/** `npm run index`: writes the generated lists anew; with `--check` says which are out of date, and fails. */
import { join } from 'node:path';
import { readCommandLine } from './command-line';
import { allIndexes } from './indexes/all-indexes';
import { isUpToDate, writeIndexes } from './indexes/generated-index';

const root = join(import.meta.dirname, '..');
const { values } = readCommandLine({
  usage: `npm run index              writes the lists of sections, themes, layouts and the like anew
npm run index -- --check   says which of them are out of date`,
  options: { check: { type: 'boolean' } },
});

if (values.check) {
  const stale = allIndexes.filter((index) => !isUpToDate(index, root));
  for (const { path } of stale) console.error(`${path} is out of date: npm run index`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else for (const path of writeIndexes(allIndexes, root)) console.log(path);
