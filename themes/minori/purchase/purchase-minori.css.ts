import { globalStyle, style } from '@vanilla-extract/css';
import * as part from '../../../sections/product/purchase/purchase.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** Choices as lines of a list: the name on the left, what it costs on the right, hairlines between them. */
export const box = style({});
globalStyle(`${box} ${part.axisName}`, { fontFamily: font.heading, fontWeight: weight.heading, fontSize: text.m });
globalStyle(`${box} ${part.choices}`, { display: 'grid', gap: 0, borderTop: hairline });
globalStyle(`${box} ${part.choice}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  width: '100%',
  minHeight: size.target,
  paddingInline: 0,
  border: 0,
  borderBottom: hairline,
  background: 'none',
  color: color.ink,
});
// The ring of a radio button, drawn; filled where it is chosen.
globalStyle(`${box} ${part.choice}::before`, {
  content: '',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: '50%',
});
globalStyle(`${box} ${part.chosenChoice}::before`, {
  borderColor: color.accent,
  background: color.accent,
  boxShadow: `inset 0 0 0 .1875rem ${color.paper}`,
});
globalStyle(`${box} ${part.chosenChoice}`, { background: 'none', color: color.ink });
globalStyle(`${box} ${part.hoveredChoice}`, { borderColor: color.inkSoft });
globalStyle(`${box} ${part.choiceNote}`, { fontSize: text.s });
globalStyle(`${box} ${part.choiceNote}:first-of-type`, { marginInlineStart: 'auto' });
globalStyle(`${box} ${part.soldOutChoice}`, { borderStyle: 'solid', color: color.inkSoft });
// Struck through where the ring would be filled.
globalStyle(`${box} ${part.soldOutChoice}::before`, {
  background: `linear-gradient(to top right, transparent calc(50% - .03rem), ${color.inkSoft} 0 calc(50% + .03rem), transparent 0)`,
});
globalStyle(`${box} ${part.colorPatch}`, { order: -1 });
