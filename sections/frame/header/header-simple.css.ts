import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space } = tokens;

export const simple = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.target,
  padding: space.s4,
  borderBottom: `${border.thin} solid ${color.line}`,
});
