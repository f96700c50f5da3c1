import { globalStyle, style } from '@vanilla-extract/css';
import { count, filters, order, results } from '../../../sections/product/list/list.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space } = tokens;
const wide = '(min-width: 64rem)';

/** Filters and order stand in one row above the goods at every width. */
export const open = style({});
const row = {
  '@container': { [wide]: { gridTemplateColumns: '12rem minmax(0, 1fr) auto', columnGap: space.s6 } },
};
globalStyle(`${open}${open}`, row);
globalStyle(`${open}${open}:has(> ${filters})`, row);
// A box that is not there is still asked for its width, in vain, as long as it is a container.
globalStyle(`${open} > ${results}`, { '@container': { [wide]: { display: 'contents', containerType: 'normal' } } });
globalStyle(`${open} > ${count}`, { '@container': { [wide]: { gridArea: '1 / 2', alignSelf: 'center' } } });
globalStyle(`${open} > ${order}`, { '@container': { [wide]: { gridArea: '1 / 3' } } });

export const airy = style({
  selectors: {
    '&&': {
      '@container': {
        '(min-width: 40rem)': { gap: `${space.s16} ${space.s8}` },
        [wide]: {
          columnGap: space.s12,
          paddingTop: space.s8,
          borderTop: `${border.thin} solid ${color.line}`,
        },
      },
    },
  },
});
