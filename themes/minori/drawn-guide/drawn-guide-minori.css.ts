import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space, text } = tokens;
const wide = '(min-width: 60rem)';

export const guide = style({
  paddingBlock: space.s16,
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.s24, alignItems: 'start' },
  },
});

/** The first in reading order stands at the right, as a column of text begins there. */
export const head = style({
  marginBottom: space.s5,
  '@container': {
    [wide]: {
      order: 1,
      display: 'flex',
      flexDirection: 'column',
      gap: space.s4,
      maxHeight: '22rem',
      marginBottom: 0,
      writingMode: 'vertical-rl',
    },
  },
});
globalStyle(`${head} > h2`, { fontSize: text.xxl });
globalStyle(`${head} > p`, { color: color.inkSoft, fontSize: text.s });
