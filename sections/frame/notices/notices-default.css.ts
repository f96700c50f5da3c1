import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space, text, weight } = tokens;

export const notices = style({ background: color.tint, paddingBlock: space.s3, fontSize: text.s });
globalStyle(`${notices} p + p, ${notices} p + div`, { marginTop: space.s2 });
globalStyle(`${notices} > div > p`, { color: color.warn, fontWeight: weight.strong });
