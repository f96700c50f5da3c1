import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** What was typed, name above value, side by side where there is room. */
export const typed = style({ borderTop: hairline, marginBottom: space.s6 });
globalStyle(`${typed} > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: `0 ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: hairline,
});
globalStyle(`${typed} dt`, { color: color.inkSoft, fontSize: text.s });
globalStyle(`${typed} dd`, { overflowWrap: 'anywhere' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4, marginTop: space.s6 });
