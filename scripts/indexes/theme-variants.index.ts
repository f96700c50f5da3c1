/**
 * `themes/<theme>/variants.generated.ts`, from the views in the theme's folders: `hero/hero-minori.tsx` takes the place
 * of the hero's default in minori, `hero/hero-bold-minori.tsx` is the variant `bold` that only minori has.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../new/names';
import type { GeneratedIndex } from './generated-index';
import { sectionFoldersIn } from './section-folders';
import { themeFoldersIn } from './theme-folders';

interface ThemeView {
  readonly section: string;
  readonly variant: string;
  /** `./hero/hero-minori` */
  readonly module: string;
}

const viewsIn = (root: string, theme: string): readonly ThemeView[] => {
  const ids = new Set(sectionFoldersIn(root).map(({ id }) => id));
  const end = `-${theme}.tsx`;
  return readdirSync(join(root, 'themes', theme), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: section }) =>
      readdirSync(join(root, 'themes', theme, section))
        .filter((file) => file.endsWith(end))
        .map((file) => {
          const stem = file.slice(0, -end.length);
          if (!ids.has(section) || !`${stem}-`.startsWith(`${section}-`))
            throw new Error(`themes/${theme}/${section}/${file}: no view of a section ${section}.`);
          const variant = stem.slice(section.length + 1) || 'default';
          return { section, variant, module: `./${section}/${file.slice(0, -'.tsx'.length)}` };
        }),
    )
    .sort((one, other) => (one.module < other.module ? -1 : 1));
};

const entriesOf = (views: readonly ThemeView[]): string => {
  const sections = [...new Set(views.map(({ section }) => section))];
  return sections
    .map((id) => {
      const own = views.filter(({ section }) => section === id);
      const loaders = own.map(({ variant, module }) => `    ${keyOf(variant)}: () => import('${module}'),\n`);
      return `  ${keyOf(id)}: {\n${loaders.join('')}  },\n`;
    })
    .join('');
};

export const themeVariantsIndexes: readonly GeneratedIndex[] = themeFoldersIn(join(import.meta.dirname, '../..')).map(
  (theme) => ({
    path: `themes/${theme}/variants.generated.ts`,
    text: (root) => {
      const entries = entriesOf(viewsIn(root, theme));
      return `/** The sections that this theme draws its own way. */
export const variants = {${entries && `\n${entries}`}};
`;
    },
  }),
);
