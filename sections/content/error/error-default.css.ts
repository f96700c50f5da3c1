import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, font, leading, size, space, text, tracking, weight } = tokens;

export const errorScreen = style({});
globalStyle(`${errorScreen} > h1`, { color: color.inkSoft, fontSize: text.m });
globalStyle(`${errorScreen} > h1 + p`, {
  color: color.ink,
  fontFamily: font.heading,
  fontSize: text.xl,
  fontWeight: weight.heading,
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
});
globalStyle(`${errorScreen} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${space.s6}`,
  fontSize: text.s,
});
globalStyle(`${errorScreen} > ul a`, { display: 'inline-flex', alignItems: 'center', minHeight: size.target });
