/** Form fields on native controls: `select` around a <select>, and `check` for a checkbox with its text. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { border, color, radius, size, space, text } = tokens;

export const select = style({ position: 'relative', display: 'inline-block' });
globalStyle(`${select} > select`, {
  minHeight: size.target,
  padding: `${space.s2} ${space.s3}`,
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: radius.m,
  background: color.surface,
  // Under 16 px iOS zooms in on focus.
  fontSize: text.m,
  lineHeight: tokens.leading.tight,
  width: '100%',
  appearance: 'none',
  paddingInlineEnd: space.s10,
});
globalStyle(`${select}::after`, {
  content: '',
  position: 'absolute',
  insetInlineEnd: space.s4,
  top: 'calc(50% - .4em)',
  width: '.5em',
  height: '.5em',
  border: 'solid',
  borderWidth: '0 1px 1px 0',
  rotate: '45deg',
  pointerEvents: 'none',
});

/** A checkbox or radio button with its text: `<label class><input type="checkbox"> text</label>`. */
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: size.target,
  fontSize: text.s,
});
globalStyle(`${check} > input`, { flex: 'none', width: '1.25rem', height: '1.25rem' });
