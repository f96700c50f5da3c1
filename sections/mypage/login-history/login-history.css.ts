import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** One below the other on phones; the time beside what was used where there is room. */
export const logins = style({ borderTop: hairline });
globalStyle(`${logins} > li`, {
  display: 'grid',
  gap: `0 ${space.s6}`,
  paddingBlock: space.s4,
  borderBottom: hairline,
  overflowWrap: 'anywhere',
  '@container': { 'section (min-width: 36rem)': { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});
globalStyle(`${logins} time`, {
  gridRow: 'span 3',
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
});
globalStyle(`${logins} span`, { color: color.inkSoft, fontSize: text.s });
