import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, motion, radius, size, space, text } = tokens;

const appear = keyframes({ from: { opacity: 0 } });

/** The picture as a button, with a plus in its corner for who does not know that it can be pressed. */
export const enlarge = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'none',
  cursor: 'zoom-in',
  // The ring lies inside, where a scroller does not cut it off.
  outlineOffset: '-.25rem',
});
globalStyle(`${enlarge}::after`, {
  content: '',
  position: 'absolute',
  top: space.s3,
  insetInlineEnd: space.s3,
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  backgroundColor: color.paper,
  backgroundImage: `linear-gradient(${color.ink} 0 0), linear-gradient(${color.ink} 0 0)`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '.75rem .0625rem, .0625rem .75rem',
  // Its sign is a picture, which forced colours would leave dark on a dark ground.
  forcedColorAdjust: 'none',
});

/** One picture on the whole screen. */
export const zoom = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: color.paper,
  color: color.ink,
  selectors: {
    '&:popover-open': {
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      animation: `${appear} ${motion.slow} ${motion.easing}`,
    },
  },
});
// Twice as large it is pushed about inside its place.
globalStyle(`${zoom} > label`, {
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  cursor: 'zoom-in',
});
globalStyle(`${zoom} > label:has(:checked)`, { cursor: 'zoom-out' });
globalStyle(`${zoom} > label > input`, { position: 'absolute', opacity: 0 });
globalStyle(`${zoom} > label > img`, {
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  aspectRatio: 'auto',
  objectFit: 'contain',
  background: 'none',
});
globalStyle(`${zoom} > label > :checked + img`, { width: '200%', height: '200%' });
globalStyle(`${zoom} > label:has(:focus-visible)`, {
  outline: `.125rem solid ${color.focus}`,
  outlineOffset: '-.25rem',
});

/** What it shows, and the way out, on a bar below it. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${space.s2}`,
  padding: `${space.s2} ${space.s4} calc(${space.s2} + env(safe-area-inset-bottom))`,
  background: color.paper,
  fontSize: text.s,
});
globalStyle(`${foot} > span`, { flex: '1 1 14rem', overflowWrap: 'anywhere' });
globalStyle(`html:not([data-script]) ${foot} > [data-turn]`, { display: 'none' });
globalStyle(`${foot} > button`, {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.s2,
  minHeight: size.target,
  padding: `0 ${space.s3}`,
  border: 0,
  background: 'none',
});
