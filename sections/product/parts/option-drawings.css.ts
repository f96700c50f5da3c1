import { globalStyle, style } from '@vanilla-extract/css';
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

const { color } = tokens;
/** A paper keeps its colours on the ground of a chosen chip, too. */
export const sheet = style({ fill: color.paper, stroke: color.inkSoft });
export const cords = {
  /** Of the white cord, which would not be seen on the paper. */
  edge: style({ stroke: color.inkSoft, strokeWidth: '3' }),
  white: style({ stroke: color.paper, strokeWidth: '1.4' }),
  red: style({ stroke: color.sale, strokeWidth: '2.2' }),
  black: style({ stroke: color.ink, strokeWidth: '2.2' }),
} as const;
globalStyle(`${sheet} > ${cords.edge}, ${sheet} > ${cords.white}, ${sheet} > ${cords.red}, ${sheet} > ${cords.black}`, {
  fill: 'none',
});
