import { globalStyle, style } from '@vanilla-extract/css';
import { chevron } from '../../../src/ui/styles/chevron';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, space, text, tracking, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const greeting = style({ marginBottom: space.s10, lineHeight: leading.body });
globalStyle(`${greeting} > strong`, {
  display: 'block',
  marginBottom: space.s1,
  fontFamily: font.heading,
  fontSize: text.l,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  overflowWrap: 'anywhere',
});

/** What stands about the account beside where one goes on, where there is room for both. */
export const halves = style({
  display: 'grid',
  gap: space.s10,
  '@container': { 'section (min-width: 52rem)': { gridTemplateColumns: '1fr 1fr', gap: space.s16 } },
});
globalStyle(`${halves} h2`, { marginBottom: space.s4, fontSize: text.l });

/** What can be done about a fact, below it. */
export const fact = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s4}` });

export const ways = style({ borderTop: hairline });
globalStyle(`${ways} a`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  paddingBlock: space.s4,
  borderBottom: hairline,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});
globalStyle(`${ways} a::after`, { ...chevron, gridArea: '1 / 2 / span 2', marginInlineEnd: '.4em' });
globalStyle(`${ways} a:hover > strong`, { textDecoration: 'underline' });
globalStyle(`${ways} a > span`, { color: color.inkSoft, fontSize: text.s });
