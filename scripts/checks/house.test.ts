/** The picture of the house in docs/architecture.md is true: every room that there is stands in it, and no arrow runs up. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';

const picture = /```house\n(.*?)```/s.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? '';
/** From the roof to the ground: the rooms of one floor do not know each other. */
const floors = picture
  .trim()
  .split('\n')
  .map((line) => (line.split('—')[0] ?? '').trim().split(/\s+/));
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
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(([, to = '']) =>
    posix.join(dirname(path), to),
  );

it('has every room of the product', () => {
  const inside = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'test')
      .map(({ name }) => join(folder, name));
  const whole = ['schemas', 'flows', 'sections', 'themes', 'server', 'vite'].filter((folder) => existsSync(folder));
  expect([...rooms].sort()).toEqual([...whole, ...inside('src'), ...inside('storefront')].sort());
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
  expect(up).toEqual([]);
});

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
  expect(full).toEqual([]);
});
