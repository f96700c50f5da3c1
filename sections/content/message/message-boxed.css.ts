import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, radius, space, text } = tokens;

export const boxed = style({
  padding: space.s5,
  borderRadius: radius.m,
  background: color.tint,
  fontSize: text.s,
  // Below a section that ends with air of its own, above whatever follows.
  marginBlock: `0 ${space.s5}`,
});
globalStyle(`${boxed} > strong`, { display: 'block', marginBottom: space.s2 });
