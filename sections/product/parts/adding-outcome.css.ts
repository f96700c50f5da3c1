import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space, text, weight } = tokens;

export const status = style({ flexBasis: '100%', fontSize: text.s });
globalStyle(`${status} > p`, { paddingBlock: space.s1, color: color.ok, fontWeight: weight.strong });
globalStyle(`${status} > [data-fault]`, { color: color.sale });
globalStyle(`${status} a`, { marginInlineStart: space.s3, color: color.link });
