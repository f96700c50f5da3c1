import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text, weight } = tokens;

export const list = style({ borderTop: `${border.thin} solid ${color.line}`, fontSize: text.s });
globalStyle(`${list} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(min(6em, 40%), 28%) minmax(0, 1fr)',
  gap: space.s4,
  paddingBlock: space.s3,
  borderBottom: `${border.thin} solid ${color.line}`,
});
globalStyle(`${list} dt`, { fontWeight: weight.strong });
