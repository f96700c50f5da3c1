/** The pictures of the house in docs/architecture.md are true: what there is stands in them, and no arrow runs up. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { tools } from '../test-run/folders';
import { serverFloors, wings as ground } from '../imports/server.cjs';

const architecture = readFileSync('docs/architecture.md', 'utf8');
/** What stands on each line of a picture, before the dash and behind it. */
const linesOf = (picture: 'house' | 'wings' | 'server'): readonly (readonly (readonly string[])[])[] =>
  (new RegExp(`\`\`\`${picture}\\n(.*?)\`\`\``, 's').exec(architecture)?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split('—').map((part) => part.trim().split(/\s+/)));

/** From the roof to the ground: the rooms of one floor do not know each other. */
const floors = linesOf('house').map(([named = []]) => named);
const rooms = floors.flat();

const isProduct = (path: string): boolean =>
  /\.(ts|tsx)$/.test(path) &&
  !/[.](test|fixtures|stories|test-support|test-d)[.]|(^|\/)(test|testing|samples)\//.test(path);

const filesOf = (room: string): readonly string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(room, path.replaceAll('\\', '/')))
    .filter(isProduct);

const roomOf = (path: string): string | undefined =>
  rooms.filter((room) => path.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0];

const floorOf = (room: string): number => floors.findIndex((floor) => floor.includes(room));

const importsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']*)'/g)].map(([, to = '']) =>
    posix.join(dirname(path), to),
  );

/** Folders that no clone has: what is installed, built, run. */
const ignored = [
  '.git',
  ...readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
];

const foldersIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => posix.join(folder, name))
    .filter((path) => !ignored.some((name) => path === name || path.endsWith(`/${name}`)))
    .flatMap(foldersIn),
];

const ownFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[.](test|spec|test-support|test-d|fixtures|stories)[.]/.test(entry.name))
    .map(({ name }) => name);

const isCode = (name: string): boolean => /[.]([cm]?[jt]s|tsx)$/.test(name);
const hasCode = (folder: string): boolean => foldersIn(folder).some((one) => ownFilesIn(one).some(isCode));
it('has every room of the product', () => {
  const inside = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'test')
      .map(({ name }) => join(folder, name));
  const whole = foldersIn('.').filter(
    (folder) => !folder.includes('/') && ![...tools, '.', 'src', 'storefront'].includes(folder) && hasCode(folder),
  );
  const there = [...whole, ...inside('src'), ...inside('storefront')].sort();
  expect(
    rooms.filter((room) => !there.includes(room)),
    'The picture in docs/architecture.md shows what is not there: take it out of it.',
  ).toEqual([]);
  expect(
    there.filter((room) => !rooms.includes(room)),
    'A room needs a line in the picture of docs/architecture.md, above all that it imports, and a zone in scripts/imports/zones.cjs.',
  ).toEqual([]);
});

it('has no file of the product outside of its rooms', () => {
  const wings = readdirSync('server/domains', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const halls: Readonly<Record<string, readonly string[]>> = {
    src: [],
    storefront: [],
    'server/domains': ['shop.ts'],
    ...Object.fromEntries(wings.map(({ name }) => [`server/domains/${name}`, [`${name}.ts`, `${name}.generated.ts`]])),
  };
  const loose = Object.entries(halls).flatMap(([hall, own]) =>
    ownFilesIn(hall)
      .filter((name) => isCode(name) && !own.includes(name))
      .map((name) => `${hall}/${name}`),
  );
  expect(loose, 'Put each into the folder that it belongs to (docs/architecture.md): rules hold for folders.').toEqual(
    [],
  );
});

it('has every wing, from the roof to the ground', () => {
  const there = readdirSync('server/domains', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const shown = linesOf('wings').map(([wing = []]) => wing.join(' '));
  expect([...shown].sort(), 'The picture of the wings in docs/architecture.md names each.').toEqual(there.sort());
  expect(
    shown,
    'The import rules (scripts/imports/server.cjs) go by the same wings in the same order, from the ground.',
  ).toEqual([...ground].reverse());
});

/** The folder that holds both, and what each lies in there; none: one lies in the other. */
const betweenSiblings = (from: string, to: string): readonly [parent: string, from: string, to: string] | null => {
  const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const at = a.findIndex((name, index) => name !== b[index]);
  const [one, other] = [a[at], b[at]];
  return one === undefined || other === undefined ? null : [a.slice(0, at).join('/'), one, other];
};

/** Which folders in one know each other, by however many others; none: it has a top and a ground. */
const circlesIn = (arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] => {
  const reached = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const to of arrows.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...arrows.keys()].filter((folder) => reached(folder).has(folder));
};

it('has no folders that know each other both ways', () => {
  const within = new Map<string, Map<string, Set<string>>>();
  for (const path of rooms.flatMap(filesOf))
    for (const to of importsOf(path)) {
      const [parent, one, other] = betweenSiblings(path, to) ?? [];
      if (parent === undefined || one === undefined || other === undefined) continue;
      const arrows = within.get(parent) ?? new Map<string, Set<string>>();
      within.set(parent, arrows.set(one, (arrows.get(one) ?? new Set()).add(other)));
    }
  expect(
    [...within].flatMap(([parent, arrows]) => circlesIn(arrows).map((folder) => `${parent}/${folder}`)),
    'Which of them is the base? What they share goes below both, or into the one that owns it (types, too); what is one thing goes into one folder. Of two domains one asks the other by a type in its own *.hooks.ts (docs/adr/0010-wings-and-hooks.md).',
  ).toEqual([]);
});

it('has the floors of the server', () => {
  const there = readdirSync('server', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const shown = linesOf('server').map(([named = []]) => named);
  expect(shown.flat().sort(), 'The picture of the server in docs/architecture.md names each of its folders.').toEqual(
    there.sort(),
  );
  expect(
    shown,
    'The import rules (scripts/imports/server.cjs) go by the same floors in the same order, from the ground.',
  ).toEqual([...serverFloors].reverse());
});

it('has its types checked everywhere', () => {
  const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: readonly string[] };
  const tops = foldersIn('.').filter((folder) => folder !== '.' && !folder.includes('/') && hasCode(folder));
  expect(
    tops.filter((folder) => !include.includes(folder)),
    'Name each under `include` in tsconfig.json.',
  ).toEqual([]);
});

it('has no arrow that runs up, and none between the rooms of one floor', () => {
  const up = rooms.flatMap((room) =>
    filesOf(room)
      .filter((path) => roomOf(path) === room)
      .flatMap((path) =>
        importsOf(path)
          .map(roomOf)
          .filter((to): to is string => to !== undefined && to !== room && floorOf(to) <= floorOf(room))
          .map((to) => `${path} → ${to}`),
      ),
  );
  expect(up, 'An import goes to a floor below its own (docs/architecture.md): move what is shared down.').toEqual([]);
});

/** The most files that a folder holds beside tests: more are not found by looking. */
const mostFiles = 25;

const mayHoldMore = new Set([
  // A log: its files are numbered, only ever added, and read in their order.
  'server/db/migrations',
]);

it('has no folder of more files than one finds by looking', () => {
  const full = foldersIn('.')
    .filter((folder) => !mayHoldMore.has(folder))
    .map((folder) => [folder, ownFilesIn(folder).length] as const)
    .filter(([, count]) => count > mostFiles);
  expect(full, `Give a thought of its own in each a folder below it: at most ${mostFiles} files beside tests.`).toEqual(
    [],
  );
});
