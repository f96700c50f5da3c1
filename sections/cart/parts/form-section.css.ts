import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';
import { cartSection } from './cart-parts.css';

const { color, space, text } = tokens;

/** A section that is one form: its heading, a word about it, the fields. */
export const formSection = style([cartSection, { justifyItems: 'start' }]);
globalStyle(`${formSection} > p`, { marginTop: `calc(-1 * ${space.s3})`, color: color.inkSoft, fontSize: text.s });
