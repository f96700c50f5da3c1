import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text } = tokens;

export const map = style({ display: 'grid', gap: space.s10 });
globalStyle(`${map} h2`, {
  paddingBottom: space.s2,
  borderBottom: `${border.thin} solid ${color.line}`,
  fontSize: text.l,
  marginBottom: space.s2,
});
globalStyle(`${map} ul ul`, { marginInlineStart: space.s4, fontSize: text.s });
