import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../ui/styles/tokens.css';

const { border, color, radius, size, space, text } = tokens;

export const message = style({ fontSize: text.s, selectors: { '&:not(:empty)': { marginTop: space.s1 } } });

/** A code stands for one town, or for a few dozen: the list scrolls instead of pushing the form away. */
export const towns = style({
  maxHeight: '18rem',
  marginTop: space.s2,
  overflowY: 'auto',
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.m,
});
globalStyle(`${towns} > li + li`, { borderTop: `${border.thin} solid ${color.line}` });
globalStyle(`${towns} button`, {
  width: '100%',
  minHeight: size.target,
  padding: `${space.s2} ${space.s3}`,
  border: 0,
  background: color.surface,
  textAlign: 'start',
});
globalStyle(`${towns} button:hover`, { background: color.tint });
