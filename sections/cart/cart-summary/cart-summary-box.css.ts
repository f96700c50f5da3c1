import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space, text } = tokens;

export const meter = style({ display: 'grid', gap: space.s2, fontSize: text.s });
globalStyle(`${meter} > svg`, { width: '100%', height: '.25rem', background: color.line, fill: color.ok });
