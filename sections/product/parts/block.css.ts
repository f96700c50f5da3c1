import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space } = tokens;

const wide = '(min-width: 56rem)';

/** A section below the product: its heading above its text, and beside it where there is room. */
export const block = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s5,
    paddingBlock: space.s8,
    '@container': {
      [wide]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${size.text})`,
        columnGap: space.s16,
        alignItems: 'start',
        paddingBlock: space.s12,
        borderTop: `${border.thin} solid ${color.line}`,
      },
    },
  },
]);
globalStyle(`${block} > :not(h2)`, { '@container': { [wide]: { gridColumn: 2 } } });
