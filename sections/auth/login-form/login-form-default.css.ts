import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space, text } = tokens;

/** Further ways on, below the button; each is as high as a finger. */
export const ways = style({
  display: 'grid',
  gap: space.s1,
  justifyItems: 'start',
  marginBlock: `${space.s8} ${space.s6}`,
});

export const quiet = style({ marginBottom: space.s2, color: color.inkSoft, fontSize: text.s });
