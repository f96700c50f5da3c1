import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, space, text } = tokens;

/** Where the columns do not fit, the first one stays. */
export const sizes = style({});
globalStyle(`${sizes} table`, {
  fontSize: text.s,
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${sizes} :is(th, td)`, {
  padding: `${space.s2} ${space.s3}`,
  borderBottom: `${border.thin} solid ${color.line}`,
  whiteSpace: 'nowrap',
  textAlign: 'center',
});
globalStyle(`${sizes} th:first-child`, {
  position: 'sticky',
  left: 0,
  paddingInlineStart: 0,
  background: color.paper,
  textAlign: 'start',
});
globalStyle(`${sizes} caption`, { textAlign: 'end', color: color.inkSoft, fontSize: text.xs });

export const howTo = style({ fontSize: text.s, whiteSpace: 'pre-line' });
