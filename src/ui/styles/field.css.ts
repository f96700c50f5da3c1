/** Form fields on native controls: `select` around a <select>, and `check` for a checkbox with its text. */
import { globalStyle, style } from '@vanilla-extract/css';
import { chevron } from './chevron';
import { control } from './control';
import { tokens } from './tokens.css';

const { size, space, text } = tokens;

export const select = style({ position: 'relative', display: 'inline-block' });
globalStyle(`${select} > select`, {
  ...control,
  appearance: 'none',
  paddingInlineEnd: space.s10,
  // The arrow keeps its room; with large text on a narrow screen a day would lose its end.
  fontSize: `min(${text.m}, 6vw)`,
});
globalStyle(`${select}::after`, {
  ...chevron,
  position: 'absolute',
  insetInlineEnd: space.s4,
  top: 'calc(50% - .4em)',
  rotate: '135deg',
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
