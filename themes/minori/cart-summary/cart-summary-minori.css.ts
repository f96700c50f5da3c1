import { globalStyle, style } from '@vanilla-extract/css';
import { sums } from '../../../sections/cart/parts/parts.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** A slip of paper: air, hairlines between the sums, the total in the shop's own type. */
export const slip = style({
  gap: space.s6,
  marginBlock: space.s6,
  padding: `${space.s6} clamp(${space.s4}, 6%, ${space.s8}) ${space.s5}`,
  borderBlock: hairline,
  background: color.surface,
});
globalStyle(`${slip} > h2`, { fontSize: text.l, textAlign: 'center' });
globalStyle(`${slip} ${sums} > div:not([data-tax])`, { paddingBlock: space.s1 });
globalStyle(`${slip} ${sums} > [data-total]`, { paddingTop: space.s4, borderTop: hairline, fontWeight: weight.body });
globalStyle(`${slip} ${sums} > [data-total] dt`, { fontFamily: font.heading });
globalStyle(`${slip} ${sums} > [data-total] dd`, { fontSize: text.xxl, letterSpacing: '.02em' });
