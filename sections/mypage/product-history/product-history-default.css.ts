import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space, text } = tokens;

// The card's link covers the whole card.
export const foot = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s2}`,
});
globalStyle(`${foot} time`, { color: color.inkSoft, fontSize: text.s });
