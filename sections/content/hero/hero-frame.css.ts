import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

/** Several banners: a row that snaps; the next one shows its edge, so that one sees there is more. */
export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  gap: tokens.space.s2,
});
globalStyle(`${track} > li`, { flex: '0 0 100%', scrollSnapAlign: 'start' });
globalStyle(`${track} > li:not(:only-child)`, { flexBasis: '94%' });
// A mouse cannot push; it gets something to pull.
globalStyle(`${track}:has(> li + li)`, { '@media': { '(hover: hover)': { scrollbarWidth: 'thin' } } });
globalStyle(`${track} > li > a`, { textDecoration: 'none' });
