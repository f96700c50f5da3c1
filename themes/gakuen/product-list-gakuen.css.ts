import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../tokens.css';

const { border, color, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

const rows = '(max-width: 39.99rem)';
const grid = '(min-width: 40rem)';
const picture = '6.5rem';

/** The button that opens the filters stays in view while the goods are scrolled. */
export const filtersInReach = style({});
globalStyle(`${filtersInReach} > [data-slot]`, {
  '@container': { '(max-width: 63.99rem)': { position: 'sticky', top: space.s2, zIndex: 1 } },
});

/** Rows with the picture beside the words in a narrow place, four columns in a wide one. */
export const compact = style({
  selectors: {
    '&&': {
      '@container': {
        [rows]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, borderTop: hairline },
        [grid]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: `${space.s8} ${space.s4}` },
      },
    },
  },
});
globalStyle(`${compact} > li`, {
  '@container': {
    [rows]: {
      minHeight: `calc(${picture} * 1.25 + 2 * ${space.s3})`,
      paddingBlock: space.s3,
      paddingInlineStart: `calc(${picture} + ${space.s4})`,
      borderBottom: hairline,
    },
  },
});
globalStyle(`${compact} > li > a > :first-child`, {
  border: hairline,
  '@container': { [rows]: { position: 'absolute', insetInlineStart: 0, top: space.s3, width: picture } },
});
globalStyle(`${compact} h2`, {
  fontWeight: weight.strong,
  '@container': { [rows]: { marginTop: 0, fontSize: text.m } },
});
