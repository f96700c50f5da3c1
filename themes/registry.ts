/** Every theme, by its id. Only the server's bundle imports it. */
import { gakuen } from './gakuen/index';
import { minori } from './minori/index';
import type { Theme } from './theme';
import type { ThemeId } from './theme-ids';
import { wireframe } from './wireframe/index';

export const themes: Readonly<Record<ThemeId, Theme>> = { minori, gakuen, wireframe };
