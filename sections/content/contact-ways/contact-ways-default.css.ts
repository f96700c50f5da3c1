import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const lead = style({ marginBottom: space.s6 });

/** Each way in a row of its own, large enough to be read out and to be tapped. */
export const ways = style({ marginBottom: space.s8, borderTop: hairline });
globalStyle(`${ways} > div`, {
  display: 'grid',
  gap: `${space.s1} ${space.s6}`,
  alignItems: 'baseline',
  paddingBlock: space.s5,
  borderBottom: hairline,
  '@container': { '(min-width: 30rem)': { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
});
globalStyle(`${ways} dt`, { color: color.inkSoft, fontSize: text.s });
globalStyle(`${ways} dd`, { display: 'grid', justifyItems: 'start', gap: space.s1 });
globalStyle(`${ways} dd > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  fontSize: text.l,
  lineHeight: leading.tight,
});
globalStyle(`${ways} [href^="tel:"]`, {
  fontFamily: font.number,
  fontSize: text.xxl,
  fontWeight: weight.price,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
});
globalStyle(`${ways} ~ [data-slot]`, { marginBottom: space.s8 });
globalStyle(`${ways} span`, { color: color.inkSoft, fontSize: text.s });
