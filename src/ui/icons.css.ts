import { style } from '@vanilla-extract/css';
import { tokens } from './styles/tokens.css';

/** Lines of 1.5 on a grid of 24, round ends, no fill. */
export const icon = style({
  flex: 'none',
  width: tokens.size.icon,
  height: tokens.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
