import { globalStyle, style } from '@vanilla-extract/css';
import * as part from '../../../sections/product/parts/product.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const sizes = style({ border: hairline, borderRadius: radius.m });
globalStyle(`${sizes} ${part.sizeTable}`, { fontFamily: font.number, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${sizes} ${part.sizeCell}`, {
  padding: `${space.s3} ${space.s4}`,
  background: color.paper,
  whiteSpace: 'nowrap',
  textAlign: 'center',
});
globalStyle(`${sizes} ${part.sizeRow}:nth-child(even) > *`, { background: color.tint });
globalStyle(`${sizes} ${part.sizeHeading}`, { background: color.ink, color: color.paper, fontSize: text.s });
globalStyle(`${sizes} ${part.sizeName}`, { position: 'sticky', left: 0, borderInlineEnd: hairline });
globalStyle(`${sizes} ${part.sizeUnit}`, { padding: `${space.s1} ${space.s3}`, textAlign: 'start', fontSize: text.xs });

export const howTo = style({
  display: 'grid',
  gap: space.s5,
  alignItems: 'center',
  padding: space.s5,
  borderRadius: radius.m,
  background: color.tint,
  fontSize: text.s,
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});
globalStyle(`${howTo} p`, { marginTop: space.s2, whiteSpace: 'pre-line' });

export const drawn = style({ width: '100%', maxWidth: '15rem', marginInline: 'auto', fontSize: text.xs });
globalStyle(`${drawn} path`, { fill: 'none', stroke: color.inkSoft, strokeWidth: 1, strokeLinejoin: 'round' });
globalStyle(`${drawn} > path:first-child`, { fill: color.paper, stroke: color.ink, strokeWidth: 1.5 });
globalStyle(`${drawn} g > path`, { stroke: color.sale, strokeWidth: 1.5 });
// A halo in the ground's colour keeps words readable on lines.
globalStyle(`${drawn} text`, {
  fill: color.ink,
  stroke: color.paper,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontWeight: weight.strong,
});
