import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { space } = tokens;

export const restore = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s5}`,
  marginTop: space.s2,
});

/** Two beside each other where there is room. */
export const list = style({
  '@container': {
    '(min-width: 48rem)': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.s12 },
  },
});
globalStyle(`${list} > li`, { '@container': { '(min-width: 48rem)': { alignContent: 'start' } } });
