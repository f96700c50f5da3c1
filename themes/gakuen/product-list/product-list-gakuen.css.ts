import { globalStyle, style } from '@vanilla-extract/css';
import { filters } from '../../../sections/product/list/list.parts';
import { columns } from '../../../src/ui/styles/columns';
import { narrow } from '../../../src/ui/styles/narrow';
import { tokens } from '../../../src/ui/styles/tokens.css';
import { rows } from '../rows.css';

const { space } = tokens;
const grid = '(min-width: 40rem)';

/** On phones the button that opens the filters, on PC the filters themselves stay in view while the goods are scrolled. */
export const filtersInReach = style({});
const phones = narrow('(max-width: 63.99rem)', { position: 'sticky', top: space.s2, zIndex: 2 } as const);
globalStyle(`${filtersInReach} > ${filters}`, {
  ...phones,
  '@container': {
    ...phones['@container'],
    '(min-width: 64rem)': {
      position: 'sticky',
      top: 0,
      maxHeight: '100dvh',
      marginInline: `calc(-1 * ${space.s3})`,
      padding: space.s3,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
  },
});

/** Rows in a narrow place, four columns in a wide one. */
export const compact = style([
  rows,
  {
    selectors: {
      '&&': {
        '@container': { [grid]: { gridTemplateColumns: columns(4), gap: `${space.s8} ${space.s4}` } },
      },
    },
  },
]);
