/** A group of calls has one name: in its contract, in `schemas/` and in the wing whose domain answers it. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContracts } from './contracts';

/** `<name>` of each `…/<name>/<name><suffix>` below the folder; any other file with the suffix as its path. */
const namesOf = (folder: string, suffix: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(suffix))
    .map((path) => {
      const [name, parent] = path.slice(0, -suffix.length).split('/').reverse();
      return name !== undefined && name === parent ? name : path;
    })
    .sort();

const groups = Object.values(await readContracts())
  .flatMap((contract) => Object.keys(contract))
  .sort();

it('finds the groups', () => expect(groups).toContain('cart'));

it('has its calls in a folder of schemas that has its name', () => {
  const files = namesOf('schemas', '.calls.ts');
  expect(
    groups.filter((group) => !files.includes(group)),
    'The calls of each stand in schemas/<group>/<group>.calls.ts: name file and folder like the group in its contract.',
  ).toEqual([]);
  expect(
    files.filter((name) => !name.includes('/') && !groups.includes(name)),
    'These calls are in no contract: `npm run index` writes the groups of each app, schemas/<app>-contract.ts takes them.',
  ).toEqual([]);
});

it('is answered by the handlers of one domain that has its name, and each domain with handlers answers one', () => {
  const domains = namesOf('server/domains', '.handlers.ts');
  const answered = 'server/domains/<wing>/<group>/<group>.handlers.ts';
  expect(
    groups.filter((group) => !domains.includes(group)),
    `Each of these groups of calls lacks its handlers: ${answered}.`,
  ).toEqual([]);
  expect(
    domains.filter((name) => !groups.includes(name)),
    `Handlers answer the calls of a group of the same name, one file a group: ${answered}.`,
  ).toEqual([]);
  expect(domains, 'Two domains answer the same group.').toEqual([...new Set(domains)]);
});
