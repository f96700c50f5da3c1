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
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: space.s3,
  paddingBlock: space.s4,
});
globalStyle(`${part} > form + form`, { borderBlockStart: hairline });
globalStyle(`${part} label`, { display: 'grid', gap: space.s1, minWidth: 0 });
globalStyle(`${part} label > input`, { ...control, width: '5em' });
globalStyle(`${part} select`, { width: '100%' });
globalStyle(`${part} form > :is(p, button)`, { gridColumn: '1 / -1', justifySelf: 'start' });
globalStyle(`${part} [role=alert]`, { color: color.sale });
