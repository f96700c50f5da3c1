/** Short remarks on a product: `badge.quiet` for what it is, `badge.warn` for what runs out, `badge.sale` for a lower price. */
import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { badge: remark, color, radius, space, text } = tokens;

/** A row of badges. */
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s1} ${remark.gap}` });

const base = style({
  padding: `0 ${remark.inset}`,
  border: remark.frame,
  borderRadius: radius.s,
  fontSize: text.xs,
  lineHeight: '1.6',
});

export const badge = styleVariants({
  quiet: [base, { color: color.inkSoft }],
  ok: [base, { color: color.ok }],
  warn: [base, { color: color.warn }],
  sale: [base, { color: color.sale }],
});
