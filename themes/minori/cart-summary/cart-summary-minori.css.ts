import { globalStyle, style } from '@vanilla-extract/css';
import { sum, title, total, totalAmount, totalName } from '../../../sections/cart/cart-summary/cart-summary.parts';
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
globalStyle(`${slip} > ${title}`, { fontSize: text.l, textAlign: 'center' });
globalStyle(`${slip} ${sum}`, { paddingBlock: space.s1 });
globalStyle(`${slip} ${total}`, { paddingTop: space.s4, borderTop: hairline, fontWeight: weight.body });
globalStyle(`${slip} ${totalName}`, { fontFamily: font.heading });
globalStyle(`${slip} ${totalAmount}`, { fontSize: text.xxl, letterSpacing: '.02em' });
