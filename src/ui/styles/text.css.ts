/** Few shared classes for text and for links. */
import { globalStyle, style } from '@vanilla-extract/css';
import { chevron } from './chevron';
import { tokens } from './tokens.css';

const { color, size, space, text } = tokens;

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const soft = style({ color: color.inkSoft, fontSize: text.s });

/** "More of this": text, and an arrow that is drawn. */
export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: size.target,
  fontSize: text.s,
  textDecoration: 'none',
  // In one line wherever a line holds it.
  flexShrink: 0,
  maxWidth: '100%',
  ':hover': { textDecoration: 'underline' },
});
globalStyle(`${moreLink}::after`, {
  ...chevron,
  marginInlineEnd: '.2em',
});
