import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text, weight } = tokens;

/** Beneath the button that buys, set off from what else stands there. */
export const promise = style({
  display: 'grid',
  gap: space.s1,
  marginBlockEnd: space.s4,
  paddingBlock: space.s4,
  borderBlock: `${border.thin} solid ${color.line}`,
});
globalStyle(`${promise} > b`, { fontWeight: weight.strong });
globalStyle(`${promise} > small`, { color: color.inkSoft, fontSize: text.s, whiteSpace: 'pre-line' });
