/** `<details class={disclosure}>`: a summary with a drawn plus that becomes a minus. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { border, color, space } = tokens;

export const disclosure = style({ borderBottom: `${border.thin} solid ${color.line}` });

globalStyle(`${disclosure} > summary`, {
  position: 'relative',
  padding: `${space.s4} ${space.s10} ${space.s4} 0`,
  fontWeight: tokens.weight.strong,
});
globalStyle(`${disclosure} > summary::before, ${disclosure}:not([open]) > summary::after`, {
  content: '',
  position: 'absolute',
  insetInlineEnd: space.s2,
  top: '50%',
  width: '.875em',
  borderTop: '1px solid',
});
globalStyle(`${disclosure}:not([open]) > summary::after`, { rotate: '90deg' });
globalStyle(`${disclosure} > summary ~ *`, { paddingBottom: space.s5 });
