import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, space, text } = tokens;

/** A login id, to be read and copied. */
export const loginId = style({
  padding: `${space.s4} ${space.s5}`,
  marginBottom: space.s6,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
globalStyle(`${loginId} dt`, { color: color.inkSoft, fontSize: text.s });
globalStyle(`${loginId} dd`, { fontFamily: font.number, fontSize: text.xl, overflowWrap: 'anywhere' });
