import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, space, text, weight } = tokens;
const perforated = `${border.thin} dashed ${color.line}`;

/** Slips side by side where there is room. */
export const slips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space.s4,
  marginTop: space.s5,
});
/** One slip: what it gives above the perforation, what is to be done below. */
export const slip = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
/** As high as the button whose place it takes. */
export const taken = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  color: color.inkSoft,
  fontWeight: weight.strong,
});
globalStyle(`${slip} > div`, { display: 'grid', gap: space.s2, alignContent: 'start', padding: space.s5 });
globalStyle(`${slip} strong`, {
  fontFamily: font.number,
  fontSize: text.xxl,
  lineHeight: leading.heading,
  color: color.link,
});
globalStyle(`${slip} h2`, { fontSize: text.m, fontWeight: weight.strong, overflowWrap: 'anywhere' });
globalStyle(`${slip} p, ${slip} li`, { color: color.inkSoft, fontSize: text.s, overflowWrap: 'anywhere' });
globalStyle(`${slip} > :last-child`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: `${space.s3} ${space.s5}`,
  borderTop: perforated,
});
