import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOf, removeFolders, whole } from '../../server/replay/replay.test-support';
import { openScenarios, readScenarios } from '../../server/replay/scenario';
import { goodsCart } from '../../sections/samples/cart';
import { sampleMethods } from '../../sections/samples/payments';
import { copyWithSamples, withSamples } from './copy-with-samples';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'noren-copy-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  removeFolders();
});

it('writes a sample where its name stood, on the same line, and a list as the call answers it', async () => {
  const text = `{\n  "answers": [\n    { "call": "cart.cart", "sample": "cart#goodsCart" },\n    { "sample": "payments#sampleMethods" }\n  ]\n}`;
  const written = await withSamples(text);
  expect(written.split('\n')).toHaveLength(6);
  expect(JSON.parse(written)).toEqual({
    answers: [{ call: 'cart.cart', body: goodsCart }, { body: { data: sampleMethods } }],
  });
});

it('finds the samples that the guide names', async () => {
  const guide = readFileSync('docs/scenarios.md', 'utf8');
  const named = [...guide.matchAll(/"sample": "([^"]+)"/g)].map(([, sample]) => ({ sample }));
  expect(named.length).toBeGreaterThan(3);
  const { answers } = JSON.parse(await withSamples(JSON.stringify({ answers: named }))) as {
    readonly answers: readonly object[];
  };
  for (const answer of answers) expect(answer).toHaveProperty('body');
});

it('leaves what it cannot read to the server, which says what is wrong', async () => {
  for (const text of ['{', '[]', '{ "answers": {} }', '{ "answers": [{ "body": 1, "sample": "cart#goodsCart" }, 3] }'])
    expect(await withSamples(text)).toBe(text);
});

it('reads samples behind a byte order mark, too', async () => {
  const written = await withSamples(`\uFEFF{\n "answers": [{ "call": "cart.cart", "sample": "cart#goodsCart" }] }`);
  expect(JSON.parse(written)).toEqual({ answers: [{ call: 'cart.cart', body: goodsCart }] });
});

it('says which sample there is none of, among all else that is wrong, and keeps the other files', async () => {
  const answers = ['carts#goodsCart', 'cart#badCart', 'cart#sampleLine'].map((sample) => ({
    call: 'cart.cart',
    sample,
  }));
  const given = folderOf({ 'bad.json': { answers, ...whole, viewport: 'tv' }, 'good.json': whole });
  const bad = [
    expect.stringMatching(/^bad\.json:\d+:3 viewport: must be one of phone, pc$/),
    expect.stringMatching(
      /^bad\.json:6:7 answers\[0\]\.sample: sections\/samples has no "carts"; it has (?:[\w-]+, )*cart, /,
    ),
    'bad.json:10:7 answers[1].sample: sections/samples/cart.ts has no sample "badCart"',
    'bad.json:14:7 answers[2].sample: sections/samples/cart.ts has no sample "sampleLine"',
  ];
  const { scenarios, faults } = openScenarios(await copyWithSamples(given, join(folder, 'mixed')));
  expect([scenarios.map(({ path }) => path), faults]).toEqual([['good.json'], bad]);
});

it('stops at a single file that names a sample of which there is none', async () => {
  const given = folderOf({ 'a.json': { ...whole, answers: [{ call: 'cart.cart', sample: 'cart#badCart' }] } });
  const copy = await copyWithSamples(join(given, 'a.json'), join(folder, 'single'));
  expect(() => openScenarios(copy)).toThrow(/^a\.json:\d+:7 answers\[0\]\.sample: .* has no sample "badCart"$/);
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
