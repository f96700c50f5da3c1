/**
 * Columns of a grid, as many as the section's setting `columns` says for the screen (src/layout/columns-setting.ts), else
 * `usual`; fewer where a column would be too narrow for a price in large text. `gap` at least as wide as the grid's own.
 */
export const columns = (usual: number, gap: string): string =>
  `repeat(auto-fill, minmax(max(8rem, 100% / var(--s-columns, ${usual}) - ${gap}), 1fr))`;
