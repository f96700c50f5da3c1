import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../themes/tokens.css';

const { border, color, radius, size, space, text } = tokens;

/** Quantity, subtotal and the way out of a line, side by side where there is room. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  marginTop: space.s2,
});

export const quantity = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 });
globalStyle(`${quantity} > span`, { fontSize: text.s });
globalStyle(`${quantity} > div`, {
  display: 'inline-flex',
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: radius.m,
  background: color.surface,
});
globalStyle(`${quantity} button[data-step]`, {
  width: size.target,
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: 'none',
});
globalStyle(`${quantity} button[data-step]:disabled`, { color: color.line, cursor: 'not-allowed' });
globalStyle(`${quantity} input`, {
  width: 'min(3.25rem, 20cqw)',
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  // Under 16 px iOS zooms in on focus.
  fontSize: text.m,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${quantity} > div:has([aria-invalid])`, { borderColor: color.sale });
/** What is wrong with it, below; its place takes none while it is empty. */
export const fault = style({ flexBasis: '100%', color: color.sale, fontSize: text.s });
globalStyle(`${fault}:empty`, { display: 'block', position: 'absolute' });
// The steps need script, the button is for those without; nothing moves when the script comes.
const withoutScript = '(scripting: none)';
globalStyle(`${quantity} button[data-step]`, { '@media': { [withoutScript]: { display: 'none' } } });
globalStyle(`${quantity} > button`, { display: 'none', '@media': { [withoutScript]: { display: 'inline-flex' } } });

/** The ways out of the cart; one of them needs script. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s5 });
globalStyle(`${ways} > [data-script]`, { '@media': { [withoutScript]: { display: 'none' } } });

export const subtotal = style({ fontSize: text.l });

export const busyLine = style({ opacity: 0.55 });

/** What has just happened to the cart. */
export const notice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s4}` });
