import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, space, text, weight } = tokens;

/** The order's number, to be read out on the telephone. */
export const orderNumber = style({ display: 'grid', gap: space.s1, paddingBlock: space.s4 });
globalStyle(`${orderNumber} > dt`, { fontSize: text.s, color: color.inkSoft });
globalStyle(`${orderNumber} > dd`, {
  fontFamily: font.number,
  fontSize: text.xxl,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** From the order to the parcel, one below the other along a line. */
export const onward = style({ display: 'grid' });
globalStyle(`${onward} > li`, {
  position: 'relative',
  display: 'grid',
  gap: space.s1,
  padding: `0 0 ${space.s5} ${space.s8}`,
  fontSize: text.s,
});
globalStyle(`${onward} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  top: '.3em',
  width: '.875rem',
  height: '.875rem',
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: '50%',
  background: color.paper,
});
globalStyle(`${onward} > [data-done]::before`, { borderColor: color.ok, background: color.ok });
globalStyle(`${onward} > li:not(:last-child)::after`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '.4375rem',
  top: '1.5rem',
  bottom: '0',
  borderInlineStart: `${border.thin} solid ${color.line}`,
});
globalStyle(`${onward} > li > span`, { color: color.inkSoft });

/** What the shopper has to do now. */
export const todo = style({
  display: 'grid',
  gap: space.s3,
  padding: space.s5,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${todo} dl`, { display: 'grid', gap: space.s2 });
globalStyle(`${todo} dl > div`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s4}`, alignItems: 'baseline' });
globalStyle(`${todo} dt`, { fontSize: text.s, color: color.inkSoft });
globalStyle(`${todo} dd`, { fontSize: text.l, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

export const part = style({
  display: 'grid',
  gap: space.s3,
  paddingTop: space.s5,
  borderTop: `${border.thin} solid ${color.line}`,
  fontSize: text.s,
});
globalStyle(`${part} > ul`, { border: 0 });

// What the shop adds is small print.
globalStyle(`${todo} ~ [data-slot]`, { fontSize: text.s });

/** What only the screen is told. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
