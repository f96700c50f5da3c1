import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './styles/tokens.css';

const { color, space, text } = tokens;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s1} ${space.s4}`,
  marginBottom: space.s6,
});
globalStyle(`${head} > p`, {
  order: 1,
  flexBasis: '100%',
  color: color.inkSoft,
  fontSize: text.s,
  wordBreak: 'auto-phrase',
});
globalStyle(`${head} > a`, { marginInlineStart: 'auto' });
