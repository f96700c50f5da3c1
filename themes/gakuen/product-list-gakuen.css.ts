import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../src/ui/narrow';
import { tokens } from '../tokens.css';

const { border, color, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

const rows = '(max-width: 39.99rem)';
const grid = '(min-width: 40rem)';
const picture = '6.5rem';

/** The button that opens the filters stays in view while the goods are scrolled. */
export const filtersInReach = style({});
globalStyle(`${filtersInReach} > [data-slot]`, {
  ...narrow('(max-width: 63.99rem)', { position: 'sticky', top: space.s2, zIndex: 1 } as const),
});

const inRows = narrow(rows, { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, borderTop: hairline });

/** Rows with the picture beside the words in a narrow place, four columns in a wide one. */
export const compact = style({
  selectors: {
    '&&': {
      ...inRows,
      '@container': {
        ...inRows['@container'],
        [grid]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: `${space.s8} ${space.s4}` },
      },
    },
  },
});
globalStyle(`${compact} > li`, {
  ...narrow(rows, {
    minHeight: `calc(${picture} * 1.25 + 2 * ${space.s3})`,
    paddingBlock: space.s3,
    paddingInlineStart: `calc(${picture} + ${space.s4})`,
    borderBottom: hairline,
  }),
});
globalStyle(`${compact} > li > a > :first-child`, {
  border: hairline,
  ...narrow(rows, { position: 'absolute', insetInlineStart: 0, top: space.s3, width: picture } as const),
});
globalStyle(`${compact} h2`, {
  fontWeight: weight.strong,
  ...narrow(rows, { marginTop: 0, fontSize: text.m }),
});
