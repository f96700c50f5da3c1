import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, leading, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const entries = style({ borderTop: hairline });
globalStyle(`${entries} a`, {
  display: 'grid',
  gap: `0 ${space.s6}`,
  padding: `${space.s4} 0`,
  borderBottom: hairline,
  lineHeight: leading.heading,
  textDecoration: 'none',
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: '11rem 1fr' } },
});
globalStyle(`${entries} a:hover`, { background: color.tint });
globalStyle(`${entries} time`, { color: color.inkSoft, fontSize: text.s, fontVariantNumeric: 'tabular-nums' });
