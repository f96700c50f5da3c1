import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../themes/tokens.css';

const { border, color, radius, size, space, text } = tokens;

/** Quantity and button on one line; one below the other where the text is set large. */
export const add = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s3 });
globalStyle(`${add} > label`, {
  display: 'grid',
  gap: space.s1,
  fontSize: text.s,
  '@container': { '(min-width: 30rem)': { display: 'flex', alignItems: 'center', gap: space.s3 } },
});
globalStyle(`${add} > label > input`, {
  width: '5rem',
  minHeight: '3rem',
  paddingInline: space.s3,
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: radius.m,
  background: color.surface,
  // Under 16 px iOS zooms in on focus.
  fontSize: text.m,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${add} > button`, { flex: '1 1 12rem' });

/** What came of it, where the eye is. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  padding: `${space.s2} ${space.s4}`,
  borderRadius: radius.m,
  background: color.tint,
  fontSize: text.s,
});
globalStyle(`${outcome} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: size.target });
globalStyle(`${outcome}[data-failed]`, { borderInlineStart: `.1875rem solid ${color.sale}` });
