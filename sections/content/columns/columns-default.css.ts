import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { space } = tokens;

const wide = '(min-width: 44rem)';

/** One below the other, and side by side where there is room. */
export const columns = style([
  page,
  {
    '@container': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
        columnGap: space.s16,
        alignItems: 'start',
        paddingBlock: `${space.s4} ${space.s8}`,
      },
    },
  },
]);

export const sticky = style({});
globalStyle(`${sticky} > :last-child`, { '@container': { [wide]: { position: 'sticky', top: space.s6 } } });
