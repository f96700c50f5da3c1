import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CallDefinition } from '../contract/define-call';
import { contract } from '../shop-contract';
import { isStep } from './is-step';
import { groupsOfFlows, readsOfFlows, recordedNames } from './recorded-names';

const calls = Object.entries(contract).flatMap(([group, named]) =>
  Object.entries<CallDefinition>(named).map(([name, call]) => ({ group, name, id: `${group}.${name}`, call })),
);

const sources = readdirSync('flows', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('test'))
  .map((file) => readFileSync(join('flows', file), 'utf8'));

it('keeps the words of every call that a flow asks', () => {
  const named = calls.filter(({ group, name, id }) =>
    sources.some((text) => text.includes(`'${id}'`) || new RegExp(`\\.${group}\\.${name}\\(`).test(text)),
  );
  expect(named.length).toBeGreaterThan(8);
  const isKept = ({ group, id, call }: (typeof calls)[number]): boolean =>
    (isStep(call) ? groupsOfFlows : readsOfFlows).some((kept) => kept === (isStep(call) ? group : id));
  expect(named.filter((one) => !isKept(one)).map(({ id }) => id)).toEqual([]);
});

it('keeps the days of a gift, which its receiver chooses from', () => {
  for (const name of ['dates', 'label', 'earliest', 'latest']) expect(name).toMatch(recordedNames.plain);
});

it('keeps nothing of calls that say of a person what others say of goods, and all of those that say it of goods', () => {
  for (const id of ['card.add', 'document.changeGuest', 'school.check']) expect(id).toMatch(recordedNames.apart);
  for (const { group, id } of calls)
    if (groupsOfFlows.some((kept) => kept === group)) expect(id).not.toMatch(recordedNames.apart);
});
