import { globalStyle, style } from '@vanilla-extract/css';
import { axisLegend, chips, swatch } from '../../../sections/product/purchase/variant-axis.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** Choices as lines of a list: the name on the left, what it costs on the right, hairlines between them. */
export const box = style({});
globalStyle(`${box} ${axisLegend}`, { fontFamily: font.heading, fontWeight: weight.heading, fontSize: text.m });
globalStyle(`${box} ${chips}`, { display: 'grid', gap: 0, borderTop: hairline });
globalStyle(`${box} ${chips} > label > span`, {
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
globalStyle(`${box} ${chips} > label > span::before`, {
  content: '',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: '50%',
});
globalStyle(`${box} ${chips} > label > :checked + span::before`, {
  borderColor: color.accent,
  background: color.accent,
  boxShadow: `inset 0 0 0 .1875rem ${color.paper}`,
});
globalStyle(`${box} ${chips} > label > :checked + span`, { background: 'none', color: color.ink });
globalStyle(`${box} ${chips} > label:hover > span`, { borderColor: color.inkSoft });
globalStyle(`${box} ${chips} small`, { fontSize: text.s });
globalStyle(`${box} ${chips} small:first-of-type`, { marginInlineStart: 'auto' });
globalStyle(`${box} ${chips} > [data-out] > span`, { borderStyle: 'solid', color: color.inkSoft });
// Struck through where the ring would be filled.
globalStyle(`${box} ${chips} > [data-out] > span::before`, {
  background: `linear-gradient(to top right, transparent calc(50% - .03rem), ${color.inkSoft} 0 calc(50% + .03rem), transparent 0)`,
});
globalStyle(`${box} ${chips}:has(${swatch}) i`, { order: -1 });
