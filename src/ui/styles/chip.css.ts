import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { border, color, motion, radius, size, space, text } = tokens;

/** A choice as a box: `<label class><input type="radio"><span>M</span></label>`; disabled choices are struck out. */
export const chip = style({ position: 'relative', display: 'inline-flex' });
globalStyle(`${chip} > input`, { position: 'absolute', inset: 0, opacity: 0 });
globalStyle(`${chip} > span`, {
  display: 'grid',
  placeItems: 'center',
  minWidth: size.target,
  minHeight: size.target,
  padding: `${space.s1} ${space.s3}`,
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: radius.m,
  background: color.surface,
  fontSize: text.s,
  lineHeight: tokens.leading.tight,
  transition: `background ${motion.fast}`,
});
globalStyle(`${chip} > :checked + span`, {
  borderColor: color.ink,
  background: color.ink,
  color: color.paper,
});
globalStyle(`${chip} > :disabled + span`, {
  borderStyle: 'dashed',
  background: color.tint,
  color: color.inkSoft,
  textDecoration: 'line-through',
  cursor: 'not-allowed',
});
globalStyle(`${chip} > :focus-visible + span`, {
  outline: `.125rem solid ${color.focus}`,
  outlineOffset: '.125rem',
});
