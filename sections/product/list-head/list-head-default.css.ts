import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/text.css';
import { tokens } from '../../../themes/tokens.css';

const { border, color, radius, size, space, text } = tokens;

export const head = style([
  page,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space.s2} ${space.s4}`,
    paddingBlock: `${space.s5} ${space.s8}`,
  },
]);
globalStyle(`${head} > p`, { color: color.inkSoft, fontSize: text.s });
globalStyle(`${head} > :is(p ~ p, nav)`, { flexBasis: '100%', minWidth: 0 });

/** Categories below the chosen one, in a row that scrolls sideways on phones. */
export const below = style({
  display: 'flex',
  gap: space.s2,
  // Room for the focus ring, which the scroller would cut off.
  margin: `${space.s1} calc(-1 * ${space.s2}) calc(-1 * ${space.s2})`,
  padding: space.s2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
globalStyle(`${below} a`, {
  display: 'grid',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space.s4,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.pill,
  fontSize: text.s,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
});
globalStyle(`${below} a:hover`, { borderColor: color.ink });
