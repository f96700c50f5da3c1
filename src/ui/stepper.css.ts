/** A number between two buttons that change it by one. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './styles/tokens.css';

const { border, color, radius, size, text } = tokens;

export const stepper = style({
  display: 'inline-flex',
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: radius.m,
  background: color.surface,
});
globalStyle(`${stepper} > button`, {
  width: size.target,
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: 'none',
});
globalStyle(`${stepper} > button[aria-disabled]`, { color: color.line, cursor: 'not-allowed' });
globalStyle(`${stepper} > input`, {
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
globalStyle(`${stepper}:has([aria-invalid])`, { borderColor: color.sale });
// The steps need script; nothing moves when the script comes.
globalStyle(`${stepper} > button`, { '@media': { '(scripting: none)': { display: 'none' } } });
