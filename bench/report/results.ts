import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './measure';
import { writeMarkdown } from './markdown';

const folder = join('bench', 'results');
const json = join(folder, 'latest.json');

/** The table, compared with the last whole run. A whole run replaces it; a part of one is only shown. */
export const keepResults = (run: Run, isWhole: boolean): string => {
  const last = existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as Run) : undefined;
  const table = writeMarkdown(run, last);
  if (!isWhole) return table;
  mkdirSync(folder, { recursive: true });
  writeFileSync(json, `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(join(folder, 'latest.md'), table);
  return table;
};
