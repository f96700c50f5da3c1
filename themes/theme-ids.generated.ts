// Written by `npm run index` from the files that it lists.
export const themeIds = ['gakuen', 'minori', 'wireframe'] as const;
