import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check } from 'recheck';
import { expect, it } from 'vitest';
import { type Expression, regularExpressions } from './regular-expressions';

const schemas = async (): Promise<Readonly<Record<string, unknown>>> => {
  const paths = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /[.]ts$/.test(path) && !/[.]test(?:-support)?[.]/.test(path),
  );
  const modules = paths.map(async (path) => [`schemas/${path}`, await import(pathToFileURL(join('schemas', path)).href)] as const); // prettier-ignore
  return Object.fromEntries(await Promise.all(modules));
};

/** Steps are counted, not time: a machine in use comes to the same end. */
const untimed = { incubationTimeout: null, crossoverTimeout: null, mutationTimeout: null, attackTimeout: null };

const faultOf = async ({ at, source, flags }: Expression): Promise<readonly string[]> => {
  const found = await check(source, flags, { ...untimed, maxRepeatCount: 400, timeout: 120_000 });
  if (found.status === 'safe') return [];
  const why = found.status === 'vulnerable' ? `${found.complexity.summary}, by ${found.attack.pattern}` : 'unknown';
  return [`${at}: /${source}/${flags} (${why})`];
};

it('takes no longer for a hostile text than its length has it, in any regular expression of the product', { timeout: 600_000 }, async () => {
  const all = regularExpressions(await schemas());
  expect(all.length).toBeGreaterThan(250);
  const faults: string[] = [];
  // One after the other: it is the processor's work.
  for (const expression of all) faults.push(...(await faultOf(expression)));
  expect(faults).toEqual([]);
}); // prettier-ignore

it('finds one that takes its square', async () => {
  expect(await faultOf({ at: 'here', source: '\\s+$', flags: '' })).toEqual([expect.stringContaining('2nd degree')]);
}); // prettier-ignore
