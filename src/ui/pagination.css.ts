import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './styles/tokens.css';

const { border, color, radius, size, space, text } = tokens;

export const pagination = style({ marginTop: space.s12, fontSize: text.s, fontVariantNumeric: 'tabular-nums' });

globalStyle(`${pagination} ul`, { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: `${space.s1} 0` });
globalStyle(`${pagination} :is(a, b, li > span)`, {
  display: 'grid',
  placeItems: 'center',
  // Nine of them stand in one row of a phone.
  minWidth: `min(${size.target}, 9.5cqw)`,
  minHeight: size.target,
  padding: `0 ${space.s1}`,
  borderRadius: radius.m,
  textDecoration: 'none',
});
globalStyle(`${pagination} a:hover`, { background: color.tint });
globalStyle(`${pagination} b`, { border: `${border.thin} solid ${color.ink}` });
