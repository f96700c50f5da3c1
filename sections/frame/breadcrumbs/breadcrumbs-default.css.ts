import { globalStyle, style } from '@vanilla-extract/css';
import { chevron } from '../../../src/ui/styles/chevron';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, leading, space, text } = tokens;

export const trail = style({
  paddingBlock: space.s1,
  fontSize: text.xs,
  lineHeight: leading.tight,
  color: color.inkSoft,
});
globalStyle(`${trail} > ol`, { display: 'flex', flexWrap: 'wrap', columnGap: space.s2 });
globalStyle(`${trail} li`, { display: 'flex', alignItems: 'center', gap: space.s2 });
globalStyle(`${trail} li + li::before`, {
  ...chevron,
  width: '.4em',
  height: '.4em',
});
globalStyle(`${trail} a`, { paddingBlock: space.s4, textDecoration: 'none' });
globalStyle(`${trail} a:hover`, { textDecoration: 'underline' });
