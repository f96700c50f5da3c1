import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, size, space, text, weight } = tokens;

/** One line, whatever comes: what is filled in moves nothing. */
export const strip = style({
  borderBottom: `${border.thin} solid ${color.line}`,
  fontSize: text.s,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${strip} > div`, { display: 'flex', justifyContent: 'space-between', gap: space.s4 });
globalStyle(`${strip} a`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${space.s1}`,
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${strip} a:first-child`, { flex: '1 1 0', justifyContent: 'start', minWidth: '4em' });
globalStyle(`${strip} a:hover`, { textDecoration: 'underline' });
globalStyle(`${strip} [data-own=name]`, { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
globalStyle(`${strip} [data-own=points]`, {
  minWidth: '3.5em',
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  textAlign: 'end',
});
