import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readScenarios } from '../../server/replay/scenario';
import { goodsCart } from '../../sections/samples/cart';
import { sampleMethods } from '../../sections/samples/payments';
import { copyWithSamples, withSamples } from './copy-with-samples';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'noren-copy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a sample where its name stood, on the same line, and a list as the call answers it', async () => {
  const text = `{\n  "answers": [\n    { "call": "cart.cart", "sample": "cart#goodsCart" },\n    { "sample": "payments#sampleMethods" }\n  ]\n}`;
  const written = await withSamples('a.json', text);
  expect(written.split('\n')).toHaveLength(6);
  expect(JSON.parse(written)).toEqual({
    answers: [{ call: 'cart.cart', body: goodsCart }, { body: { data: sampleMethods } }],
  });
});

it('finds the samples that the guide names', async () => {
  const guide = readFileSync('docs/scenarios.md', 'utf8');
  const named = [...guide.matchAll(/"sample": "([^"]+)"/g)].map(([, sample]) => ({ sample }));
  expect(named.length).toBeGreaterThan(3);
  const { answers } = JSON.parse(await withSamples('guide.json', JSON.stringify({ answers: named }))) as {
    readonly answers: readonly object[];
  };
  for (const answer of answers) expect(answer).toHaveProperty('body');
});

it('leaves what it cannot read to the server, which says what is wrong', async () => {
  for (const text of ['{', '[]', '{ "answers": {} }', '{ "answers": [{ "body": 1, "sample": "cart#goodsCart" }, 3] }'])
    expect(await withSamples('a.json', text)).toBe(text);
});

it.each([
  ['carts#goodsCart', /^a\.json:1:16 sections\/samples has no "carts"; it has (?:[\w-]+, )*cart, /],
  ['cart#badCart', 'a.json:1:16 sections/samples/cart.ts has no sample "badCart"'],
  ['cart#sampleLine', 'a.json:1:16 sections/samples/cart.ts has no sample "sampleLine"'],
])('says which sample there is none of: %s', async (name, expected) => {
  await expect(withSamples('a.json', `{ "answers": [{"sample": "${name}"}] }`)).rejects.toThrow(expected);
});

it('brings along what a single file extends', async () => {
  const copy = await copyWithSamples('fixtures/scenarios/cart/usual.json', join(folder, 'one'));
  expect(readScenarios(copy).map(({ id }) => id)).toEqual(['cart--usual']);
});

it('takes a folder inside of a folder of scenarios, and keeps their names', async () => {
  const copy = await copyWithSamples('fixtures/scenarios/order', join(folder, 'part'));
  const ids = readScenarios(copy).map(({ id }) => id);
  expect(ids).toContain('order--deciding');
  expect(ids.every((id) => id.startsWith('order--'))).toBe(true);
});

// Every answer of every file is held against its schema.
it('keeps the scenarios of the project in accord with the contract', { timeout: 60_000 }, async () => {
  const scenarios = readScenarios(await copyWithSamples('fixtures/scenarios', join(folder, 'all')));
  expect(scenarios.length).toBeGreaterThan(15);
  expect([...new Set(scenarios.flatMap(({ warnings }) => warnings()))]).toEqual([]);
});
