import { globalStyle, style } from '@vanilla-extract/css';
import * as part from '../../../sections/product/purchase/purchase.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, radius, space, text, weight } = tokens;

/** Sizes as a table of equal fields, so that the eye finds the one it looks for. */
export const box = style({});
globalStyle(`${box} ${part.choices}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5rem, 100%), 1fr))',
  gap: space.s1,
});
globalStyle(`${box} ${part.colorChoices}`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
});
globalStyle(`${box} ${part.choice}`, {
  width: '100%',
  minHeight: '3rem',
  paddingInline: space.s1,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  border: `${border.thin} solid ${color.line}`,
});
globalStyle(`${box} ${part.choiceNote}`, { fontWeight: weight.body });
globalStyle(`${box} ${part.hoveredChoice}`, { borderColor: color.ink });
// The chosen one keeps its ground and gets a frame: its price and what is left stay as readable as the others'.
globalStyle(`${box} ${part.chosenChoice}`, {
  borderColor: color.ink,
  boxShadow: `inset 0 0 0 ${border.strong} ${color.ink}`,
  background: color.tint,
  color: color.ink,
});

/** What is left stands out, as it decides. */
globalStyle(`${box} ${part.stock}`, {
  padding: `${space.s2} ${space.s4}`,
  borderRadius: radius.m,
  background: color.tint,
  fontSize: text.s,
});
globalStyle(`${part.form}${box}`, { gap: space.s4 });
