import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, font, space, text } = tokens;

/** On phones the first is large and the others stand in twos below it; where there is room all stand in a row. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(8rem, 50% - ${space.s4}), 1fr))`,
  gap: `${space.s6} ${space.s4}`,
  '@container': {
    '(min-width: 48rem)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(17%, 1fr))',
      gap: `${space.s8} ${space.s5}`,
    },
  },
});
globalStyle(`${places} > :first-child`, {
  gridColumn: '1 / -1',
  '@container': { '(min-width: 48rem)': { gridColumn: 'auto' } },
});
globalStyle(`${places} > li > :first-child`, {
  fontFamily: font.heading,
  fontSize: text.xl,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  paddingBottom: space.s1,
});
globalStyle(`${places} > li > :first-child small`, { fontFamily: font.body, fontSize: text.xs, color: color.inkSoft });
