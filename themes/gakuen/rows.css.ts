/** A list of cards as rows on phones, the picture beside the words. */
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../src/ui/styles/narrow';
import { tokens } from '../../src/ui/styles/tokens.css';

const { border, color, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;
const phones = '(max-width: 39.99rem)';
// Not wider than that where the text is set large.
const picture = 'min(6.5rem, 28cqw)';

export const rows = style({});
globalStyle(`${rows}${rows}`, {
  ...narrow(phones, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, borderTop: hairline }),
});
globalStyle(`${rows} > li`, {
  ...narrow(phones, {
    minHeight: `calc(${picture} * 1.25 + 2 * ${space.s3})`,
    containIntrinsicBlockSize: 'auto 11.5rem',
    paddingBlock: space.s3,
    paddingInlineStart: `calc(${picture} + ${space.s4})`,
    borderBottom: hairline,
  }),
});
globalStyle(`${rows} > li > a > :first-child`, {
  border: hairline,
  ...narrow(phones, { position: 'absolute', insetInlineStart: 0, top: space.s3, width: picture } as const),
});
globalStyle(`${rows} :is(h2, h3)`, {
  fontWeight: weight.strong,
  ...narrow(phones, { marginTop: 0, fontSize: text.m }),
});
