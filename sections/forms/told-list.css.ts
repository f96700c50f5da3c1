import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../src/ui/styles/tokens.css';

const { border, color, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** Name above value, side by side where there is room. */
export const list = style({ borderTop: hairline, marginBottom: space.s6 });
globalStyle(`${list} > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'baseline',
  gap: `0 ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: hairline,
});
globalStyle(`${list} dt`, { color: color.inkSoft, fontSize: text.s });
globalStyle(`${list} dd`, { overflowWrap: 'anywhere' });
