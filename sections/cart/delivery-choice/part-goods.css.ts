import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../../src/ui/styles/control';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** Which pieces, and what they travel with; closed until somebody wants it. */
export const part = style({ borderBlockStart: hairline, fontSize: text.s });
globalStyle(`${part} > summary`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
  minHeight: size.target,
  cursor: 'pointer',
});
globalStyle(`${part} > summary::after`, { content: '＋', color: color.inkSoft });
globalStyle(`${part}[open] > summary::after`, { content: '－' });
globalStyle(`${part} > p`, { color: color.inkSoft });
globalStyle(`${part} > form`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  paddingBlock: space.s4,
});
globalStyle(`${part} > form + form`, { borderBlockStart: hairline });
globalStyle(`${part} label`, { display: 'grid', gap: space.s1, minWidth: 0 });
globalStyle(`${part} label > input`, { ...control, width: '5em' });
// Beside the number, and as wide as what that leaves; with large text on a narrow screen below it, where it can be read.
globalStyle(`${part} label + label`, { flex: '1 1 max(12rem, 100% - 6rem)' });
globalStyle(`${part} select`, { width: '100%' });
globalStyle(`${part} form > p`, { width: '100%' });
globalStyle(`${part} [role=alert]`, { color: color.sale });
