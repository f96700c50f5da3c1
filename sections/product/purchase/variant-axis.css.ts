import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text, weight } = tokens;

export const axisLegend = style({ padding: 0, marginBottom: space.s2, fontSize: text.s, fontWeight: weight.strong });

/** What is wrong with the choice. */
export const axisError = style({
  marginBottom: space.s2,
  color: color.sale,
  fontSize: text.s,
  fontWeight: weight.strong,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });
globalStyle(`${chips} > label > span`, { alignContent: 'center' });
globalStyle(`${chips} small`, { fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });
// Sold out can be looked at, to see when it comes back; struck through from corner to corner.
globalStyle(`${chips} > [data-out] > span`, {
  borderStyle: 'dashed',
  background: `linear-gradient(to top right, transparent calc(50% - .03rem), ${color.line} 0 calc(50% + .03rem), transparent 0), ${color.tint}`,
  color: color.inkSoft,
});
globalStyle(`${chips} > [data-out] > :checked + span`, {
  borderStyle: 'solid',
  background: color.tint,
  color: color.ink,
});

/** A patch of the colour that the word names. */
export const swatch = style({
  width: '1.25rem',
  height: '1.25rem',
  border: `${border.thin} solid ${color.line}`,
  borderRadius: '50%',
});
globalStyle(`${chips} > label:has(${swatch}) > span`, {
  gridTemplateColumns: 'auto auto',
  justifyContent: 'center',
  columnGap: space.s2,
  rowGap: 0,
});
globalStyle(`${chips} > label:has(${swatch}) small`, { gridColumn: '1 / -1' });
