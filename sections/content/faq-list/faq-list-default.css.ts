import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text } = tokens;

export const faq = style({});
globalStyle(`${faq} > nav`, { marginBottom: space.s8 });
globalStyle(`${faq} > nav ul`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s6}` });
globalStyle(`${faq} > nav a`, { display: 'flex', alignItems: 'center', minHeight: size.target, fontSize: text.s });
globalStyle(`${faq} > h2`, {
  marginTop: space.s10,
  paddingBottom: space.s2,
  borderBottom: `${border.thin} solid ${color.line}`,
  fontSize: text.l,
});
