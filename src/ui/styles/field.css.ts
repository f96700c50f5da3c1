/** Form fields on native controls: `select` around a <select>, and `check` for a checkbox with its text. */
import { globalStyle, style } from '@vanilla-extract/css';
import { chevron } from './chevron';
import { control } from './control';
import { tokens } from './tokens.css';

const { size, space, text } = tokens;

export const select = style({ position: 'relative', display: 'inline-block', maxWidth: '100%' });
globalStyle(`${select} > select`, {
  ...control,
  appearance: 'none',
  // The text grows as that of other fields does. Around it there is less room on a narrow screen, for a day's sake: what
  // is longer is cut.
  paddingInline: `min(${space.s3}, 3.2vw) min(${space.s10}, 10vw)`,
  textOverflow: 'ellipsis',
});
globalStyle(`${select}::after`, {
  ...chevron,
  position: 'absolute',
  insetInlineEnd: `min(${space.s4}, 4vw)`,
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
