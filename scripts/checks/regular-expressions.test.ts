import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check } from 'recheck';
import { expect, it } from 'vitest';
import * as fields from '../../schemas/contract/fields';
import { email } from '../../schemas/contract/formats';
import { cardForm } from '../../schemas/payments/card.form';
import { contract } from '../../schemas/shop-contract';
import { type Expression, regularExpressions } from './regular-expressions';

const schemas = async (): Promise<Readonly<Record<string, unknown>>> => {
  const paths = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /[.]ts$/.test(path) && !/[.]test(?:-support)?[.]/.test(path),
  );
  const modules = paths.map(async (path) => [`schemas/${path}`, await import(pathToFileURL(join('schemas', path)).href)] as const); // prettier-ignore
  // A pattern that takes its figures from who asks for it stands in no schema until then.
  return { ...Object.fromEntries(await Promise.all(modules)), 'fields.decimal': fields.decimal(2) };
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

it('looks at whatever a text that is sent to the shop is matched with', async () => {
  const looked = new Set(regularExpressions(await schemas()).map(({ source, flags }) => `/${source}/${flags}`));
  const patterns = new Set([String(email)]);
  JSON.stringify([contract, cardForm.schema, fields, fields.decimal(2)], (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(`/${value}/u`);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(20);
  expect([...patterns].filter((pattern) => !looked.has(pattern))).toEqual([]);
});
