/**
 * HTML that a shop's staff wrote. The mark says so once, to whoever has to clean what comes from elsewhere; names of
 * such properties end with `_html`, and of no others.
 */
export const html = {
  type: 'string',
  description: 'HTML without scripts, styles and frames (server/html/sanitize.ts)',
  'x-html': true,
} as const;
