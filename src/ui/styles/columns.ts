/**
 * Columns of a grid, as many as the section's setting `columns` says for the screen (src/layout/settings/columns-setting.ts), else
 * `usual`; fewer where a column would be too narrow for a price in large text. A column is at least wider than one of one
 * more column would be, which leaves room for any gap that a theme sets.
 */
export const columns = (usual: number): string =>
  `repeat(auto-fill, minmax(max(8rem, 100% / (var(--s-columns, ${usual}) + 1) + 0.01rem), 1fr))`;
