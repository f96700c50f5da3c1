import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CallDefinition } from '../contract/define-call';
import { contract } from '../shop-contract';
import { flowDefinitions } from './flow-events';
import { isAskedByFlow, recordedNames } from './recorded-names';

const calls = Object.entries(contract).flatMap(([group, named]) =>
  Object.entries<CallDefinition>(named).map(([name, call]) => ({ group, name, id: `${group}.${name}`, call })),
);

const sources = readdirSync('flows', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('test'))
  .map((file) => join('flows', file));

const callsIn = (text: string): typeof calls =>
  calls.filter(({ group, name, id }) => text.includes(`'${id}'`) || new RegExp(`\\.${group}\\.${name}\\(`).test(text));

const unsaidIn = (file: string, text: string): string[] =>
  callsIn(text)
    .filter(({ group, name, call }) => !isAskedByFlow(group, name, call))
    .map(({ id }) => `${file} asks ${id}: add it to "asks" of the flow, in its schemas/<group>/<flow>.flow-events.ts`);

it('keeps the words of every call that a flow asks', () => {
  const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  expect(new Set(texts.flatMap(({ text }) => callsIn(text))).size).toBeGreaterThan(8);
  expect(texts.flatMap(({ file, text }) => unsaidIn(file, text))).toEqual([]);
});

it('finds what a flow asks and does not say, and says where to', () => {
  const place = 'add it to "asks" of the flow, in its schemas/<group>/<flow>.flow-events.ts';
  const read = 'bodyOf(await client.catalog.product({ params: { key } })); client.gift.leadTimes({})';
  expect(unsaidIn('flows/new/new-runtime.ts', read)).toEqual([
    `flows/new/new-runtime.ts asks catalog.product: ${place}`,
  ]);
  const step = "transport.send('coupon.take', {}); transport.send('cart.init', {})";
  expect(unsaidIn('flows/new/new.actors.ts', step)).toEqual([`flows/new/new.actors.ts asks coupon.take: ${place}`]);
});

it('keeps the days of a gift, which its receiver chooses from', () => {
  for (const name of ['dates', 'label', 'earliest', 'latest']) expect(name).toMatch(recordedNames.plain);
});

it('keeps nothing of calls that say of somebody what others say of goods, and all of those that say it of goods', () => {
  for (const id of ['card.add', 'document.changeGuest', 'school.check']) expect(id).toMatch(recordedNames.apart);
  const groups = new Set<string>(Object.values(flowDefinitions).flatMap(({ asks }) => asks));
  for (const { group, id } of calls) if (groups.has(group)) expect(id).not.toMatch(recordedNames.apart);
});
