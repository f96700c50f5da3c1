/**
 * Several themes on one page: a theme's tokens stand at `:root`, so only one theme's styles are switched on at a time.
 * The base and all views are loaded first; what a theme's style then adds to the page is the theme's alone.
 */
import '../src/ui/styles/base.css';
import { sections } from '../sections/registry.generated';
import { themes } from '../themes/registry.generated';
import type { ThemeId } from '../themes/theme-ids';

const loadAllViews = async (): Promise<void> => {
  const variants = [
    ...Object.values(sections).map((section) => section.variants),
    ...Object.values(themes).flatMap((theme) => Object.values(theme.variants)),
  ];
  await Promise.all(
    variants.flatMap((loaders) => Object.values(loaders).map((load: () => Promise<unknown>) => load())),
  );
};

type Sheet = HTMLStyleElement | HTMLLinkElement;

const sheets = (): readonly Sheet[] => [
  ...document.querySelectorAll<Sheet>('style[data-vite-dev-id], link[rel=stylesheet]'),
];

/** Answers a switch: call it with a theme, and the page is drawn in it. */
export const createThemeSwitch = async (): Promise<(theme: ThemeId) => void> => {
  await loadAllViews();
  const own = new Map<ThemeId, readonly Sheet[]>();
  for (const { id, style } of Object.values(themes)) {
    const before = new Set(sheets());
    await style();
    own.set(
      id,
      sheets().filter((sheet) => !before.has(sheet)),
    );
  }
  return (theme) => {
    for (const [id, ownSheets] of own) for (const sheet of ownSheets) sheet.media = id === theme ? 'all' : 'not all';
    document.documentElement.lang = 'ja';
    document.documentElement.dataset.theme = theme;
  };
};
