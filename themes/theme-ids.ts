import { themeIds } from './theme-ids.generated';

export { themeIds };

/** The themes that the shop can choose from: the folders beside this file. */
export type ThemeId = (typeof themeIds)[number];

/** That of a shop whose choice is unknown. */
export const usualTheme: ThemeId = 'minori';
