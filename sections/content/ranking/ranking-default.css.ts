import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../themes/tokens.css';

const { color, font, space, text } = tokens;

/** The first is large; the others stand in a row beside or below it. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(8rem, 50% - ${space.s4}), 1fr))`,
  gap: `${space.s6} ${space.s4}`,
  '@container': {
    '(min-width: 48rem)': { gridTemplateColumns: '2fr repeat(2, minmax(0, 1fr))', columnGap: space.s6 },
  },
});
globalStyle(`${places} > :first-child`, {
  gridColumn: '1 / -1',
  '@container': { '(min-width: 48rem)': { gridColumn: '1', gridRow: '1 / 3' } },
});
globalStyle(`${places} > li > :first-child`, {
  fontFamily: font.heading,
  fontSize: text.xl,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  paddingBottom: space.s1,
});
globalStyle(`${places} > li > :first-child small`, { fontFamily: font.body, fontSize: text.xs, color: color.inkSoft });
