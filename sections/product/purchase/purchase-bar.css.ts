import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { phone } from '../../../src/ui/styles/narrow';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, size, space, text, weight } = tokens;

const hide = keyframes({ '0%, 100%': { visibility: 'visible' }, '1%, 99%': { visibility: 'hidden' } });
const slide = keyframes({
  '0%, 100%': { visibility: 'visible', translate: 'none' },
  '8%, 92%': { visibility: 'hidden', translate: '0 100%' },
});

const timeline = '--purchase';
/** Where the text is so large that both would not fit: the button alone stays, in one line of a lower bar. */
const crowded = 'bar (max-width: 17rem)';

/** The form that a bar belongs to: while any of it is in view, the bar is not. */
export const withBar = style({
  '@media': { [phone]: { '@supports': { '(animation-timeline: view())': { viewTimeline: `${timeline} block` } } } },
});

/** On phones, at the bottom edge; where the browser cannot tell by itself when to hide it, it is not there at all. */
export const bar = style({
  display: 'none',
  '@media': {
    [phone]: {
      '@supports': {
        '(animation-timeline: view())': {
          display: 'flex',
          // It asks for its width in the text's own size, which grows with what the shopper reads at.
          container: 'bar / inline-size',
          position: 'fixed',
          zIndex: 3,
          insetInline: 0,
          bottom: 0,
          alignItems: 'center',
          gap: space.s3,
          padding: `${space.s2} max(${space.s4}, env(safe-area-inset-right)) calc(${space.s2} + env(safe-area-inset-bottom)) max(${space.s4}, env(safe-area-inset-left))`,
          borderTop: `${border.thin} solid ${color.line}`,
          background: color.surface,
          animation: `${hide} linear both`,
          animationTimeline: timeline,
          animationRange: 'cover',
        },
      },
    },
    [`${phone} and (prefers-reduced-motion: no-preference)`]: { animationName: slide },
  },
});
globalStyle(`${bar} > div`, {
  flex: '1 1 40%',
  minWidth: 0,
  lineHeight: leading.tight,
  fontSize: text.xs,
  '@container': { [crowded]: { display: 'none' } },
});
globalStyle(`${bar} > div > span`, { whiteSpace: 'nowrap' });
globalStyle(`${bar} b`, { fontFamily: font.number, fontSize: text.l, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${bar} a`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: space.s1,
});
globalStyle(`${bar} > button`, {
  flex: '1 1 9rem',
  paddingInline: space.s2,
  '@container': {
    [crowded]: { minHeight: size.target, paddingBlock: 0, fontSize: `min(${text.m}, 6cqi)` },
  },
});
globalStyle(`${bar} > [data-added]`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexBasis: '100%',
  gap: space.s3,
  minHeight: '3rem',
  fontSize: text.s,
});
globalStyle(`${bar} > [data-added] > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space.s4,
  borderRadius: radius.m,
  fontWeight: weight.strong,
});

// What is brought into view by focus or a link ends above the bar, and so does the page.
const room = 'calc(5.5rem + env(safe-area-inset-bottom))';
globalStyle(`html:has(${bar})`, { '@media': { [phone]: { scrollPaddingBottom: room } } });
globalStyle(`body:has(${bar})`, { '@media': { [phone]: { paddingBottom: room } } });
