/** The themes that the shop can choose from; the first is the one for a shop whose choice is unknown. */
export const themeIds = ['minori', 'gakuen', 'wireframe'] as const;
export type ThemeId = (typeof themeIds)[number];
