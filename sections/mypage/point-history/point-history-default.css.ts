import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;
const figures = { fontFamily: font.number, fontVariantNumeric: 'tabular-nums' } as const;

/** What can be used now. */
export const balance = style({
  marginBottom: space.s4,
  padding: `${space.s6} ${space.s4}`,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${balance} strong`, {
  ...figures,
  marginInlineEnd: space.s1,
  fontSize: text.xxl,
  lineHeight: leading.tight,
  overflowWrap: 'anywhere',
});

export const ends = style({ marginBlock: space.s4 });
globalStyle(`${ends} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  paddingBlock: space.s2,
  borderBottom: hairline,
});
globalStyle(`${ends} span`, figures);

export const historyTitle = style({ marginBlock: `${space.s12} ${space.s4}` });

export const entries = style({ borderTop: hairline });
globalStyle(`${entries} > li`, {
  display: 'grid',
  '@container': { 'section (min-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  gap: `0 ${space.s4}`,
  paddingBlock: space.s4,
  borderBottom: hairline,
  overflowWrap: 'anywhere',
});
globalStyle(`${entries} time, ${entries} small`, { gridColumn: 1, color: color.inkSoft, fontSize: text.s });
globalStyle(`${entries} strong`, { gridColumn: 1 });
globalStyle(`${entries} > li > span`, {
  ...figures,
  alignSelf: 'center',
  '@container': { 'section (min-width: 24rem)': { gridArea: '1 / 2 / span 4' } },
  fontSize: text.l,
  fontWeight: weight.strong,
});
globalStyle(`${entries} > li > [data-goes]`, { color: color.inkSoft });
