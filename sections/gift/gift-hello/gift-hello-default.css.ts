import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, space, text, weight } = tokens;

/** A letter on top of the gift. */
export const letter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  padding: `${space.s8} clamp(${space.s4}, 6cqw, ${space.s10})`,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  overflowWrap: 'anywhere',
});
globalStyle(`${letter} > h1`, { display: 'grid', gap: space.s2, fontSize: text.xxl });
globalStyle(`${letter} > h1 > span:first-child`, { fontSize: text.l });

/** As it was written, with its lines. */
export const message = style({ lineHeight: leading.body, whiteSpace: 'pre-line' });
export const from = style({ fontFamily: font.heading, textAlign: 'end' });

export const until = style({ paddingTop: space.s4, borderTop: `${border.thin} solid ${color.line}`, fontSize: text.s });
globalStyle(`${until} > time`, { fontSize: text.m, fontWeight: weight.strong });

/** Of a gift that can be received: not where the form below has just been told that it can no more. */
export const asked = style({});
globalStyle(`main:has([data-over]) ${asked}`, { display: 'none' });

/** Whoever ordered has the link, too. */
export const toGiver = style({ color: color.inkSoft, fontSize: text.xs });
