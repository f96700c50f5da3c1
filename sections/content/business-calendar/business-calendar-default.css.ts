import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text, weight } = tokens;

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: `${space.s8} ${space.s12}`,
});
globalStyle(`${months} table`, {
  width: '100%',
  tableLayout: 'fixed',
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${months} caption`, { paddingBottom: space.s2, fontWeight: weight.strong, textAlign: 'start' });
globalStyle(`${months} :is(th, td)`, { height: '2.5rem', textAlign: 'center', lineHeight: 1.1 });
globalStyle(`${months} th`, { fontWeight: weight.body, color: color.inkSoft });
globalStyle(`${months} tbody tr`, { borderTop: `${border.thin} solid ${color.line}` });

/** A day off: a tinted ground and the word 休, so not by colour alone. */
export const off = style({ background: color.tint, color: color.sale });
globalStyle(`${off} small`, { display: 'block', fontSize: '.625rem' });
globalStyle(`${months} [aria-current]`, {
  outline: `${border.thin} solid ${color.ink}`,
  outlineOffset: '-1px',
  fontWeight: weight.strong,
});

export const note = style({ marginTop: space.s5, fontSize: text.s, color: color.inkSoft });
