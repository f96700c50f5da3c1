import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, radius, size, space, text } = tokens;
const wide = '(min-width: 48rem)';

/** Words, and beside them a quiet picture: small on phones. */
export const head = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s2} ${space.s5}`,
    alignContent: 'center',
    paddingBlock: `${space.s3} ${space.s8}`,
    selectors: { '&:has(> img)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);
globalStyle(`${head} > img`, {
  gridArea: '1 / 2 / span 2',
  width: 'min(6rem, 26cqw)',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.m,
  '@container': { [wide]: { gridArea: '1 / 2 / span 3', width: '22rem', aspectRatio: '2' } },
});
globalStyle(`${head} p`, { color: color.inkSoft, fontSize: text.s });
globalStyle(`${head} > nav`, {
  gridColumn: '1 / -1',
  minWidth: 0,
  '@container': { [wide]: { gridColumn: 1 } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignSelf: 'end',
  columnGap: space.s4,
});

/** Categories below the chosen one, in a row that scrolls sideways on phones. */
export const below = style({
  display: 'flex',
  gap: space.s2,
  // Room for the focus ring, which the scroller would cut off.
  margin: `${space.s1} calc(-1 * ${space.s2}) calc(-1 * ${space.s2})`,
  padding: space.s2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@container': { [wide]: { flexWrap: 'wrap' } },
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
