import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, space, text, weight } = tokens;

/** One address with its parcels. */
export const place = style({
  display: 'grid',
  gap: space.s2,
  overflowWrap: 'anywhere',
  // A grid that breaks over two sheets draws its rows one over the other.
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(`${place} + ${place}`, { paddingTop: space.s3, borderTop: `${border.thin} solid ${color.line}` });
globalStyle(`${place} > h3`, { fontFamily: font.body, fontSize: text.s, fontWeight: weight.strong });
globalStyle(`${place} > address`, { fontStyle: 'normal' });
