import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, space, text } = tokens;

/** A gift and its link, as whoever ordered it sees them. */
export const giftBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s5,
  marginBlock: `${space.s4} ${space.s6}`,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${giftBox} > ul`, { display: 'grid', gap: space.s1, paddingInlineStart: '1.25em', fontSize: text.s });
globalStyle(`${giftBox} > ul > li`, { listStyle: 'disc' });

/** One press selects all of it. */
export const giftLink = style({
  padding: `${space.s3} ${space.s4}`,
  border: `${border.thin} solid ${color.line}`,
  background: color.surface,
  fontFamily: font.number,
  fontSize: text.s,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${ways} > button`, { flex: '1 1 12rem' });

/** As it was written, with its lines. */
export const giftMessage = style({
  margin: 0,
  paddingInlineStart: space.s4,
  borderInlineStart: `${border.thin} solid ${color.line}`,
  fontFamily: font.heading,
  lineHeight: leading.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
