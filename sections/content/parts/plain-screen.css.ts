/** A screen that says one thing in the middle, with ways on. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space } = tokens;

export const plainScreen = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s5,
  padding: `${space.s24} ${space.s5}`,
  textAlign: 'center',
});
globalStyle(`${plainScreen} > p`, {
  maxWidth: '32em',
  color: color.inkSoft,
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
});
globalStyle(`${plainScreen} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s3,
  marginTop: space.s4,
});
