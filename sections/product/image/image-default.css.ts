import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, ratio, space, text } = tokens;

const wide = '(min-width: 30rem)';

export const gallery = style([page, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 }]);
/**
 * Beside the large picture the small ones stay in view while they are gone through. Said by the server: a style that
 * looked for them would move the large one when they come.
 */
export const withThumbs = style([
  gallery,
  { '@container': { [wide]: { gridTemplateColumns: '4rem minmax(0, 1fr)' } } },
]);
globalStyle(`${gallery} img`, {
  width: '100%',
  aspectRatio: ratio.product,
  objectFit: 'cover',
  borderRadius: radius.m,
});
globalStyle(`${gallery} > p`, {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: ratio.product,
  borderRadius: radius.m,
  background: color.tint,
  color: color.inkSoft,
  fontSize: text.s,
});

/** What the pictures do not show; its place takes none while it is empty. */
export const note = style({ color: color.inkSoft, fontSize: text.s, gridColumnEnd: -1 });
globalStyle(`${note}:empty`, { position: 'absolute' });
globalStyle(`${gallery} [data-item][hidden]`, { display: 'none' });

/** Pictures side by side, one in view: swiped with a finger, moved with arrow keys, reached from the small ones. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridColumnEnd: -1,
  gap: space.s2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  // The ring lies inside, where the scroller does not cut it off.
  outlineOffset: '-.25rem',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
});
globalStyle(`${strip} > li`, {
  position: 'relative',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // A small picture leads here by its fragment: the page shall stay where it is, more or less.
  scrollMarginTop: '40svh',
});
globalStyle(`${strip} > li::after`, {
  content: 'attr(data-place)',
  position: 'absolute',
  // A press on it is one on the picture.
  pointerEvents: 'none',
  insetInlineEnd: 0,
  bottom: 0,
  padding: `0 ${space.s3}`,
  background: color.paper,
  fontFamily: font.number,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: space.s2,
  alignContent: 'start',
  '@container': { [wide]: { gridArea: '1 / 1' } },
});
globalStyle(`${thumbs} a`, { display: 'block', outlineOffset: '.125rem' });
globalStyle(`${thumbs} img`, { border: `${border.thin} solid transparent`, borderRadius: radius.s });
globalStyle(`${thumbs} a:is(:hover, :focus-visible) img`, { borderColor: color.ink });
