import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, size, space, text } = tokens;

/** Where it stands in the card: above the link that covers the card, at the card's foot. */
export const opener = style({ position: 'relative', zIndex: 1, marginTop: 'auto', paddingTop: space.s2 });
globalStyle(`${opener} > :is(a, button)`, {
  width: '100%',
  minHeight: size.target,
  paddingInline: space.s2,
  background: color.surface,
  fontSize: text.s,
});
