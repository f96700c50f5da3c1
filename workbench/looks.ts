/** In which looks a section is seen: each theme as it is, and recoloured by each scheme of a demo shop that uses it. */
import { parse } from 'yaml';
import type { ColorScheme } from '../schemas/site/site';
import { themes } from '../themes/registry.generated';
import type { ThemeId } from '../themes/theme-ids';

export interface Look {
  /** `minori`, or `minori/kakishibu` with a scheme. */
  readonly id: string;
  readonly theme: ThemeId;
  readonly scheme: ColorScheme | null;
}

interface ShopFile {
  readonly channel: { readonly theme: ThemeId };
  readonly colorschemes?: readonly ColorScheme[];
}

const shopTexts = import.meta.glob<string>('../server/db/seed/*/shop.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const palettes = import.meta.glob<{ readonly colors: Readonly<Record<string, string>> }>('../themes/*/colors.ts', {
  eager: true,
});

// The seed's own tests hold that its files are whole.
const shops = Object.values(shopTexts).map((text) => parse(text) as ShopFile);

const ownLooks = Object.values(themes).map(({ id }): Look => ({ id, theme: id, scheme: null }));

/** Every scheme of the demo shops, for the toolbar. */
export const schemes: readonly ColorScheme[] = shops.flatMap(({ colorschemes = [] }) => colorschemes);

/** A scheme that says the theme's own colours again is no other look. */
const isNew = ({ roles }: ColorScheme, theme: ThemeId): boolean => {
  const colors = palettes[`../themes/${theme}/colors.ts`]?.colors ?? {};
  return Object.entries(roles).some(([role, value]) => colors[role]?.toLowerCase() !== value.toLowerCase());
};

export const looks: readonly Look[] = [
  ...ownLooks,
  ...shops.flatMap(({ channel: { theme }, colorschemes = [] }) =>
    colorschemes
      .filter((scheme) => isNew(scheme, theme))
      .map((scheme): Look => ({ id: `${theme}/${scheme.info.key}`, theme, scheme })),
  ),
];
