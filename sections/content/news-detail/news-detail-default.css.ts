import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text } = tokens;

export const article = style({});
globalStyle(`${article} > time`, { display: 'block', marginBottom: space.s2, color: color.inkSoft, fontSize: text.s });
globalStyle(`${article} > footer`, {
  marginTop: space.s12,
  paddingTop: space.s4,
  borderTop: `${border.thin} solid ${color.line}`,
});
