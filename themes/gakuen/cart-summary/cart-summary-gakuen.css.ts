import { globalStyle, style } from '@vanilla-extract/css';
import { title, total, totalAmount } from '../../../sections/cart/cart-summary/cart-summary.parts';
import { remark } from '../../../src/ui/styles/remark.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, space, text, weight } = tokens;

/** A bill on a ground of its own: name on navy, sums below, the total in the largest figures of the screen. */
export const bill = style({
  overflow: 'hidden',
  marginBlock: space.s5,
  padding: `0 ${space.s5} ${space.s5}`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${bill} > ${title}`, {
  margin: `0 calc(-1 * ${space.s5})`,
  padding: `${space.s3} ${space.s5}`,
  background: color.ink,
  color: color.paper,
  fontSize: text.m,
});
globalStyle(`${bill} ${total}`, { borderTop: `${border.strong} solid ${color.ink}` });
globalStyle(`${bill} ${totalAmount}`, {
  fontFamily: font.number,
  fontSize: text.xxl,
  fontWeight: weight.strong,
});
// The bill's ground is that of a remark.
globalStyle(`${bill} > ${remark}`, { background: color.paper });
