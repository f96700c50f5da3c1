import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const consequences = style({ marginBlock: space.s6, borderTop: hairline });
globalStyle(`${consequences} dt`, { paddingTop: space.s4, fontWeight: weight.strong });
globalStyle(`${consequences} dd`, { paddingBottom: space.s4, borderBottom: hairline });
