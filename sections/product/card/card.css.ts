import { globalStyle, style } from '@vanilla-extract/css';
import { columns } from '../../../src/ui/styles/columns';
import { phone } from '../../../src/ui/styles/narrow';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, font, leading, radius, ratio, space, text, tracking, weight } = tokens;

/** The list: two columns in a narrow place and three in a wide one, if its section says no other number. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: `${space.s8} ${space.s4}`,
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: columns(3), gap: `${space.s12} ${space.s6}` },
  },
});

// On a phone most of a long list is far below the first view (storefront/browser/islands/far-sections.ts).
globalStyle(`html:not([data-whole]) ${cards} > li:nth-child(n + 7)`, {
  '@media': {
    [`${phone} and (scripting: enabled)`]: {
      contentVisibility: 'auto',
      // Room for the focus ring.
      overflowClipMargin: '.5rem',
    },
  },
});

/** A handful of goods below something else. */
export const four = style({
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: columns(4) } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  // About how high it is on a phone, for as long as it is not laid out.
  containIntrinsicBlockSize: 'auto 19rem',
});

globalStyle(`${card} > a`, { textDecoration: 'none' });
// The whole card is the link's target; the focus ring stays on the link itself.
globalStyle(`${card} > a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${card} > a > :first-child`, {
  width: '100%',
  aspectRatio: ratio.product,
  objectFit: 'cover',
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${card} > a > span`, { display: 'grid', placeItems: 'center', color: color.inkSoft, fontSize: text.xs });
globalStyle(`${card} :is(h2, h3)`, {
  marginTop: space.s3,
  fontFamily: font.body,
  fontSize: text.s,
  fontWeight: weight.body,
  lineHeight: leading.tight,
  letterSpacing: tracking.heading,
});
globalStyle(`${card} > a:hover > :first-child`, { opacity: 0.88 });
/** The maker's name. */
export const maker = style({ fontSize: text.xs, lineHeight: leading.tight, color: color.inkSoft });
