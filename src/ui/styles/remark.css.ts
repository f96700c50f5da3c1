/** What is said beside or above what it is about. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { color, radius, space, text } = tokens;

/** A remark on a quiet ground. */
export const remark = style({
  padding: `${space.s3} ${space.s4}`,
  background: color.tint,
  fontSize: text.s,
  borderRadius: radius.m,
  wordBreak: 'auto-phrase',
});
/** Something is not in order: a bar of its own colour, and words. */
export const alarm = style([remark, { borderInlineStart: `.1875rem solid ${color.sale}` }]);
globalStyle(`${alarm} > button`, { marginTop: space.s2 });
globalStyle(`${remark} > strong`, { display: 'block' });
globalStyle(`${alarm} > strong`, { color: color.sale });
