import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

export const drawing = style({
  flex: 'none',
  width: '5rem',
  height: '5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const accent = style({ stroke: tokens.color.accent, strokeWidth: '2' });
