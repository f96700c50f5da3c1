/**
 * A sheet over the page, on `popover` or `<dialog>`: it lies in the top layer, so no section's container can cut or
 * cover it, and opens, closes on Escape and gives the focus back without script.
 */
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { color, elevation, motion, space } = tokens;

const slide = keyframes({ from: { opacity: 0, translate: '-1.5rem' } });

export const sheet = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min(24rem, 88vw)',
  height: '100dvh',
  maxHeight: 'none',
  padding: space.s5,
  border: 0,
  background: color.surface,
  color: color.ink,
  boxShadow: elevation.overlay,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:is(:popover-open, [open])': { animation: `${slide} ${motion.slow} ${motion.easing}` } },
});
globalStyle(`${sheet}::backdrop`, { background: color.ink, opacity: 0.4 });
