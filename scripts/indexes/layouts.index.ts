/** `themes/layouts.generated.ts`: the base layouts, of all themes and of each, by the page or frame that each is of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { GeneratedIndex } from './generated-index';
import { themeFoldersIn } from './theme-folders';

interface Document {
  readonly path: string;
  /** `page` of the document; a frame's stands in a folder `frames`, since one has the name of a page. */
  readonly id: string;
  readonly isFrame: boolean;
}

const documentsBelow = (root: string, folder: string): readonly Document[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => {
      const { page } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { page: string };
      return { path, id: page, isFrame: posix.basename(posix.dirname(path)) === 'frames' };
    });

/** `themes/gakuen/layouts/top.json` → `gakuenTop`. */
const nameOf = ({ path }: Document): string =>
  path
    .replace(/^themes\//, '')
    .replace(/\.json$/, '')
    .split('/')
    .filter((part) => part !== 'layouts')
    .flatMap((part) => part.split('-'))
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

const keyOf = (id: string): string => (/^[a-zA-Z]\w*$/.test(id) ? id : `'${id}'`);

/** A line for each: layouts that are added side by side do not meet in one. */
const block = (lines: readonly string[]): string =>
  lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')},`).join('\n')}\n}`;

const entries = (documents: readonly Document[]): string =>
  block(documents.map((document) => `${keyOf(document.id)}: ${nameOf(document)}`));

/** `{ pages: { top: gakuenTop }, frames: {} }` */
const table = (documents: readonly Document[]): string => {
  const frames = documents.filter(({ isFrame }) => isFrame);
  const pages = documents.filter(({ isFrame }) => !isFrame);
  return block([`pages: ${entries(pages)}`, `frames: ${entries(frames)}`]);
};

const themeDocuments = (root: string, theme: string): readonly Document[] => {
  const folder = `themes/${theme}/layouts`;
  return readdirSync(join(root, 'themes', theme)).includes('layouts') ? documentsBelow(root, folder) : [];
};

export const layoutsIndex: GeneratedIndex = {
  path: 'themes/layouts.generated.ts',
  text: (root) => {
    const shared = documentsBelow(root, 'themes/layouts');
    const themes = themeFoldersIn(root).map((theme) => [theme, themeDocuments(root, theme)] as const);
    const all = [...shared, ...themes.flatMap(([, documents]) => documents)];
    const imports = all.map(
      (document) => `import ${nameOf(document)} from '${document.path.replace(/^themes/, '.')}';`,
    );
    const own = themes.map(([theme, documents]) => `${theme}: ${table(documents)}`);
    return `${imports.join('\n')}

export const sharedLayouts = ${table(shared)};

export const ownLayouts = ${block(own)};
`;
  },
};
