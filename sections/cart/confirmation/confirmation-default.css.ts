import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../themes/tokens.css';

const { border, color, font, space, text } = tokens;

/** One thing to be confirmed, with the way to correct it on its title's line. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s2} ${space.s4}`,
  alignItems: 'baseline',
  paddingTop: space.s4,
  borderTop: `${border.thin} solid ${color.line}`,
});
globalStyle(`${item} > h2`, { fontFamily: font.body, fontSize: text.m });
globalStyle(`${item} > a`, { paddingBlock: space.s1, fontSize: text.s });
globalStyle(`${item} > div`, { gridColumn: '1 / -1', display: 'grid', gap: space.s2, fontSize: text.s });
globalStyle(`${item} > div > ul`, { border: 0 });
globalStyle(`${item} [data-slot]`, { fontSize: text.s });

/** The order button, in reach of the thumb. */
export const decide = style({
  display: 'grid',
  gap: space.s3,
  padding: space.s5,
  background: color.tint,
  fontSize: text.s,
});
globalStyle(`${decide} > div:first-child`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s2,
});
globalStyle(`${decide} > div:first-child > :last-child`, { fontSize: text.xl });
