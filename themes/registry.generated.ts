// Written by `npm run index` from the files that it lists.
/** Every theme, by its id. Only the server's bundle imports it. */
import { gakuen } from './gakuen/index';
import { minori } from './minori/index';
import { wireframe } from './wireframe/index';
import type { Theme } from './theme';
import type { ThemeId } from './theme-ids';

export const themes: Readonly<Record<ThemeId, Theme>> = { gakuen, minori, wireframe };
