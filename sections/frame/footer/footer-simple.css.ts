import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, leading, size, space, text } = tokens;

/** A line at the end: whoever is buying is led nowhere else. */
export const footer = style({
  marginTop: space.s12,
  paddingBlock: `${space.s4} ${space.s6}`,
  borderTop: `${border.thin} solid ${color.line}`,
  color: color.inkSoft,
  fontSize: text.xs,
  lineHeight: leading.tight,
});
// So low that it is in the first view of a short screen: laid out when it comes, it would move.
globalStyle(`[data-s]:has(> ${footer})`, { contentVisibility: 'visible !important' as 'visible' });
globalStyle(`${footer} ul`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s6}`, color: color.ink });
globalStyle(`${footer} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${footer} a:hover`, { textDecoration: 'underline' });

/** Who sells, and whom to call. */
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space.s1} ${space.s6}` });
globalStyle(`${who} address`, { fontStyle: 'normal' });
globalStyle(`${who} small`, { fontSize: 'inherit' });
globalStyle(`${who} a`, { minHeight: 0, paddingBlock: space.s1 });
