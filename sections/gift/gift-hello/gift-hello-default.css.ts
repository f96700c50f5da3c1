import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, space, text } = tokens;

/** A letter on top of the gift. */
export const letter = style({
  display: 'grid',
  gap: space.s5,
  padding: `${space.s8} ${space.s6}`,
  border: `${border.thin} solid ${color.line}`,
  background: color.surface,
  overflowWrap: 'anywhere',
});
globalStyle(`${letter} > h1`, { display: 'grid', gap: space.s1, fontSize: text.xxl });
globalStyle(`${letter} > h1 > span:first-child`, { fontSize: text.l });

export const from = style({ color: color.inkSoft, fontSize: text.s });

/** As it was written, with its lines. */
export const message = style({ fontFamily: font.heading, lineHeight: leading.body, whiteSpace: 'pre-line' });

export const until = style({ paddingTop: space.s4, borderTop: `${border.thin} solid ${color.line}`, fontSize: text.s });
globalStyle(`${until} > time`, { fontSize: text.m, fontWeight: tokens.weight.strong });
