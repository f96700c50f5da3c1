import { globalStyle, style } from '@vanilla-extract/css';
import { state } from '../../../src/ui/styles/state.css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

const box = style({
  paddingBlock: `0 ${space.s6}`,
  // Where a press has led to; nothing is done with it as a whole.
  ':focus': { outline: 'none', boxShadow: 'none' },
  // Beside the goods it begins where their heading does.
  '@media': { '(min-width: 46rem)': { paddingTop: space.s6 } },
});
export const benefits = style([page, box]);
// A guest's are drawn once: the last goods that are taken out take them along, and bring them back.
globalStyle(`main:has([data-s=cart-lines] ${state}) ${benefits}`, { display: 'none' });
globalStyle(`${box} > details`, { borderBlock: hairline });
globalStyle(`${box} summary`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s3}`,
  minHeight: size.target,
  cursor: 'pointer',
  fontWeight: weight.strong,
});
globalStyle(`${box} h2`, { fontSize: text.m, fontWeight: weight.strong });
globalStyle(`${box} summary::after`, { content: '＋', color: color.inkSoft, fontWeight: weight.body });
globalStyle(`${box} [open] > summary::after`, { content: '－' });
globalStyle(`${box} summary > small`, {
  marginInlineStart: 'auto',
  color: color.inkSoft,
  fontSize: text.s,
  fontWeight: weight.body,
  textAlign: 'end',
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  paddingBlock: `${space.s3} ${space.s5}`,
});

/** A field with its button, below what it is about. */
export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 });
globalStyle(`${entry} > label`, { fontSize: text.s, fontWeight: weight.strong });
globalStyle(`${entry} > div`, { display: 'flex', flexWrap: 'wrap', gap: space.s2 });
globalStyle(`${entry} input:not([type=hidden])`, {
  flex: '1 1 9rem',
  minWidth: 0,
  minHeight: size.target,
  padding: `${space.s2} ${space.s3}`,
  border: `${border.thin} solid ${color.inkSoft}`,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
});
globalStyle(`${entry} input[aria-invalid]`, { borderColor: color.sale });
globalStyle(`${entry} > p`, { fontSize: text.s });
globalStyle(`${entry} > p:not([id]) > a`, { display: 'inline-flex', alignItems: 'center', minHeight: size.target });
globalStyle(`${entry} > p[id]`, { color: color.sale });

/** Coupons, each with what can be done with it. */
export const coupons = style({ display: 'grid', marginBottom: space.s4 });
globalStyle(`${coupons} > li`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlock: space.s3,
  borderBottom: hairline,
  fontSize: text.s,
});
globalStyle(`${coupons} > li > span`, { minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${coupons} small`, { display: 'block', color: color.inkSoft });
globalStyle(`${coupons} form`, { flex: 'none' });
