import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './styles/tokens.css';

const { color, font, leading, text, weight } = tokens;

export const price = style({ lineHeight: leading.tight, fontSize: text.xs });

/** A product's own page: the same, larger. */
export const large = style([price, { fontSize: text.s }]);

globalStyle(`${price} b`, {
  fontFamily: font.number,
  fontSize: '1.4em',
  fontWeight: weight.price,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.02em',
});
globalStyle(`${large} b`, { fontSize: '2.1em' });
globalStyle(`${price} small`, { fontSize: '.92em', color: color.inkSoft });
globalStyle(`${price} s`, { color: color.inkSoft });
globalStyle(`${price} span`, { display: 'block', color: color.inkSoft });
globalStyle(`${price} ins`, { textDecoration: 'none', color: color.sale });
