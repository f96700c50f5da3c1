/** Empty and failed states: quiet, and with a way on. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { border, color, space, text } = tokens;

export const state = style({
  padding: `${space.s10} ${space.s4}`,
  borderBlock: `${border.thin} solid ${color.line}`,
  textAlign: 'center',
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
});
globalStyle(`${state} > p`, { marginTop: space.s2, color: color.inkSoft, fontSize: text.s });
globalStyle(`${state} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s3,
  marginTop: space.s6,
});
