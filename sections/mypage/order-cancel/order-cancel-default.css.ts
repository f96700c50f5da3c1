import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, radius, space } = tokens;

/** A question that stands apart from what it is about. */
export const asked = style({
  display: 'grid',
  gap: space.s4,
  marginTop: space.s6,
  padding: space.s5,
  border: `${border.strong} solid ${color.line}`,
  borderRadius: radius.m,
});
