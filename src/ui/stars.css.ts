import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './styles/tokens.css';

export const stars = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.s2,
  fontSize: tokens.text.s,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${stars} > svg`, { height: '1em', width: 'auto', color: tokens.color.accent });
