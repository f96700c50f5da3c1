/** A list of cards as rows on phones, the picture beside the words. */
import { globalStyle, style } from '@vanilla-extract/css';
import { card, name, picture } from '../../sections/product/card/card.parts';
import { narrow } from '../../src/ui/styles/narrow';
import { tokens } from '../../src/ui/styles/tokens.css';

const { border, color, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;
const phones = '(max-width: 39.99rem)';
// Not wider than that where the text is set large.
const pictureWidth = 'min(6.5rem, 28cqw)';

export const rows = style({});
globalStyle(`${rows}${rows}`, {
  ...narrow(phones, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, borderTop: hairline }),
});
globalStyle(`${rows} > ${card}`, {
  ...narrow(phones, {
    minHeight: `calc(${pictureWidth} * 1.25 + 2 * ${space.s3})`,
    containIntrinsicBlockSize: 'auto 11.5rem',
    paddingBlock: space.s3,
    paddingInlineStart: `calc(${pictureWidth} + ${space.s4})`,
    borderBottom: hairline,
  }),
});
globalStyle(`${rows} > ${picture}`, {
  border: hairline,
  ...narrow(phones, { position: 'absolute', insetInlineStart: 0, top: space.s3, width: pictureWidth } as const),
});
globalStyle(`${rows} ${name}`, {
  fontWeight: weight.strong,
  ...narrow(phones, { marginTop: 0, fontSize: text.m }),
});
