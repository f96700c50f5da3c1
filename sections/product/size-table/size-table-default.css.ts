import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../themes/tokens.css';

const { border, color, font, space, text } = tokens;

/** Scrolls sideways by itself where the columns do not fit; the first column stays. */
export const scroller = style({ overflowX: 'auto' });
globalStyle(`${scroller} table`, {
  minWidth: '100%',
  fontSize: text.s,
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${scroller} :is(th, td)`, {
  padding: `${space.s2} ${space.s3}`,
  borderBottom: `${border.thin} solid ${color.line}`,
  whiteSpace: 'nowrap',
  textAlign: 'center',
});
globalStyle(`${scroller} th:first-child`, {
  position: 'sticky',
  left: 0,
  paddingInlineStart: 0,
  background: color.paper,
  textAlign: 'start',
});
globalStyle(`${scroller} caption`, { textAlign: 'end', color: color.inkSoft, fontSize: text.xs });

export const howTo = style({ fontSize: text.s, whiteSpace: 'pre-line' });
