import { globalStyle, style } from '@vanilla-extract/css';
import { columns } from '../../../src/ui/styles/columns';
import { gutter } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { space } = tokens;

/** On phones a row to be pushed sideways, which shows the edge of the next card; four columns where there is room. */
export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max(84% / var(--s-columns, 2), 8rem)',
  gap: space.s4,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: gutter,
  // To the edges of the screen, and with room for the focus ring, which the scroller would cut off.
  margin: `calc(-1 * ${space.s2}) calc(-1 * ${gutter})`,
  padding: `${space.s2} ${gutter}`,
  scrollbarWidth: 'none',
  '@container': {
    '(min-width: 40rem)': {
      gridAutoFlow: 'row',
      gridTemplateColumns: columns(4),
      gap: `${space.s10} ${space.s6}`,
      overflow: 'visible',
      margin: 0,
      padding: 0,
    },
  },
});
globalStyle(`${rail} > li`, { scrollSnapAlign: 'start' });
