import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const title = style({ marginBottom: space.s4 });

export const links = style({ borderTop: hairline, marginBottom: space.s4 });
globalStyle(`${links} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s4,
  borderBottom: hairline,
  overflowWrap: 'anywhere',
});
globalStyle(`${links} strong, ${links} p > span`, { display: 'block' });
globalStyle(`${links} p > span`, { color: color.inkSoft, fontSize: text.s });
