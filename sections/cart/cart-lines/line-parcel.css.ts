import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../../src/ui/styles/control';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, size, space, text } = tokens;

/** Which pieces, and what they travel with; closed until somebody wants it. */
export const part = style({ fontSize: text.s });
globalStyle(`${part} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  textDecoration: 'underline',
  cursor: 'pointer',
});
globalStyle(`${part} > form`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s3,
  paddingBlockEnd: space.s3,
});
globalStyle(`${part} label`, { display: 'grid', gap: space.s1, minWidth: 0 });
globalStyle(`${part} label > input`, { ...control, width: '5em' });
globalStyle(`${part} label > span, ${part} select`, { minWidth: 0, maxWidth: '100%' });
globalStyle(`${part} p`, { flexBasis: '100%', color: color.inkSoft });
globalStyle(`${part} p[id$=fault]`, { color: color.sale });
