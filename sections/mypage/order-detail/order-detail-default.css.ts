import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, space, text } = tokens;

/** How it stands, on a ground of its own. */
export const state = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s5,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${state} b`, { fontFamily: font.number, fontSize: text.l, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${state}[data-status=cancelled] > h2`, { color: color.inkSoft });

export const part = style({ display: 'grid', gap: space.s4, marginTop: space.s10, fontSize: text.s });
globalStyle(`${part} > ul`, { border: 0 });

/** Parcels on their way. */
export const parcelList = style({ display: 'grid', gap: space.s3, listStyle: 'none', padding: 0 });
globalStyle(`${parcelList} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  paddingLeft: space.s3,
  borderLeft: `${border.thin} solid ${color.line}`,
});

/** What only the screen is told. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
