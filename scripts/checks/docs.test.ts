/** What the docs name is there: their links, the paths and folders in `backticks`, the commands. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  'README.md',
  'README.ja.md',
  'CONTRIBUTING.md',
  'atelier/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => posix.join('docs', path.replaceAll('\\', '/'))),
];
const tops = readdirSync('.');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Made by running something, or by who follows the guide. */
const isMade = (path: string): boolean =>
  /^(bench\/results|reports)\b|(^|\/)contact-card\b|(^|\/)my-first[.]json$|^themes\/wireframe\/hero\b/.test(path);

/** `themes/<theme>/layouts`, `catalogue/*.py`: whatever stands in the place of a name. */
const anyName = /<[^>]+>|\*+/g;

const namesIn = (folder: string): readonly string[] => (statSync(folder).isDirectory() ? readdirSync(folder) : []);

const isThere = (path: string): boolean =>
  path
    .split('/')
    .filter((part) => part !== '')
    .reduce<readonly string[]>(
      (folders, part) => {
        const pattern = new RegExp(`^${part.replaceAll('.', '[.]').replaceAll(anyName, '.+')}$`);
        return folders.flatMap((folder) =>
          namesIn(folder)
            .filter((name) => pattern.test(name))
            .map((name) => posix.join(folder, name)),
        );
      },
      ['.'],
    ).length > 0;

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to));

const codesIn = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** A path begins with a folder or file of the project's own. */
const pathsIn = (code: string): readonly string[] =>
  [...code.matchAll(/(?<![\w/.-])[\w.-]+(?:\/[\w.<>*-]+)+/g)]
    .map(([path]) => path)
    .filter((path) => tops.includes(path.split('/')[0] ?? ''));

const commandsIn = (code: string): readonly string[] =>
  [...code.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);

/** The heads of a page as GitHub names them in addresses. */
const anchorsOf = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, head = '']) =>
    head
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const leadsNowhere = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const to = path === '' ? page : posix.join(dirname(page), decodeURI(path));
  // Where the docs are read, a path from the root leads out of them.
  if (path.startsWith('/') || !existsSync(to)) return true;
  return anchor !== undefined && to.endsWith('.md') && !anchorsOf(to).includes(anchor);
};

describe('the docs', () => {
  it.each(pages)('%s leads to and names only what is there', (page) => {
    const text = readFileSync(page, 'utf8');
    const codes = codesIn(text);
    expect(linksIn(text).filter((link) => leadsNowhere(page, link))).toEqual([]);
    expect(codes.flatMap(pathsIn).filter((path) => !isMade(path) && !isThere(path))).toEqual([]);
    expect(codes.flatMap(commandsIn).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('would tell a path that is gone', () => {
    expect(['src/app', 'schemas/<group>/nothing.ts', 'themes/*/layouts'].filter(isThere)).toEqual(['themes/*/layouts']);
    expect(pathsIn('src/app/islands.ts and ../server/x')).toEqual(['src/app/islands.ts']);
    expect(leadsNowhere('docs/search.md', '../server/nothing.ts')).toBe(true);
    for (const link of ['docs/shop-data.md#no-such-head', '#no-such-head', '/#noren', '/docs'])
      expect(leadsNowhere('README.md', link)).toBe(true);
  });
});
