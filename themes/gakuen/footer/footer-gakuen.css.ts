import { globalStyle, style } from '@vanilla-extract/css';
import { company, link } from '../../../sections/frame/parts/footer.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, leading, radius, size, space, text, weight } = tokens;

export const footer = style({
  marginTop: space.s16,
  background: color.ink,
  color: color.paper,
  paddingBlock: space.s10,
  fontSize: text.s,
});
globalStyle(`${footer} ${link}`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${footer} ${link}:hover`, { textDecoration: 'underline' });

/** The telephone, as large as parents in a hurry want it. */
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s6}`,
  padding: space.s5,
  border: `${border.thin} solid`,
  borderRadius: radius.m,
});
globalStyle(`${call} a`, {
  fontSize: text.xxl,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  gap: space.s3,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${space.s2} ${space.s6}`,
  marginTop: space.s6,
});

export const base = style({
  marginTop: space.s6,
  paddingTop: space.s5,
  borderTop: `${border.thin} solid`,
  fontSize: text.xs,
  lineHeight: leading.heading,
});
globalStyle(`${base} ${company}`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  marginBottom: space.s3,
  fontStyle: 'normal',
});
