import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

export const drawing = style({
  flex: 'none',
  width: '3rem',
  height: '2rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const accent = style({ stroke: tokens.color.accent });
