import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../../src/ui/styles/control';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text, weight } = tokens;

/** Beside what most orders need: closed until somebody opens it, or it says something. */
export const disclosure = style({ borderBlock: `${border.thin} solid ${color.line}` });
globalStyle(`${disclosure} > summary`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
  minHeight: size.target,
  fontWeight: weight.strong,
});
globalStyle(`${disclosure} > summary::after`, { content: '＋', color: color.inkSoft, fontWeight: weight.body });
globalStyle(`${disclosure}[open] > summary::after`, { content: '－' });
globalStyle(`${disclosure} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  paddingBlock: `${space.s2} ${space.s5}`,
});

/** Somebody else's name and address: names beside one another where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space.s4,
  maxWidth: '30rem',
});
globalStyle(`${disclosure}:has([value=orderer]:checked) ${fields}`, { display: 'none' });
globalStyle(`${fields} > div`, {
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  minWidth: 0,
  fontSize: text.s,
});
globalStyle(`${fields} label`, { fontWeight: weight.strong });
globalStyle(`${fields} > div[data-wide]`, { gridColumn: '1 / -1' });
globalStyle(`${fields} input`, { ...control, minWidth: 0 });
globalStyle(`${fields} input[inputmode=numeric]`, { maxWidth: '14rem' });
globalStyle(`${fields} select`, { width: '100%' });
globalStyle(`${fields} small`, { color: color.inkSoft, fontWeight: weight.body });
globalStyle(`${fields} [aria-invalid]`, { borderColor: color.sale });
globalStyle(`${fields} em`, { color: color.sale, fontStyle: 'normal' });
