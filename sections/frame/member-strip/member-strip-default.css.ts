import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, size, space, text, weight } = tokens;

/** What is filled in moves nothing. */
export const strip = style({
  borderBottom: `${border.thin} solid ${color.line}`,
  fontSize: text.s,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${strip} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
});
globalStyle(`${strip} a`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${space.s1}`,
  minHeight: size.target,
  paddingBlock: space.s1,
  textDecoration: 'none',
});
// By its width alone it has a line of its own, where text is large: what is filled in moves nothing.
globalStyle(`${strip} a:first-child`, { flex: '1 1 8em', justifyContent: 'start', minWidth: '4em' });
globalStyle(`${strip} a:hover, ${strip} a > span + span`, { textDecoration: 'underline' });
/** A long name is cut, and never how it is addressed. */
export const named = style({ display: 'flex', minWidth: 0, maxWidth: '100%', whiteSpace: 'pre' });
globalStyle(`${strip} [data-own=name]`, { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
globalStyle(`${strip} [data-own=points]`, {
  minWidth: '3.5em',
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  textAlign: 'end',
});
