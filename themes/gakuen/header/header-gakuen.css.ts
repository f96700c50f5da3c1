import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../../src/ui/styles/narrow';
import { gutter } from '../../../src/ui/styles/page.css';
import { logo, search, tool } from '../../../sections/frame/parts/header.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, radius, size, space, text, weight } = tokens;

/** Whom to ask, on navy, on wide screens. */
export const strip = style({
  display: 'none',
  background: color.ink,
  color: color.paper,
  fontSize: text.xs,
  '@container': { '(min-width: 60rem)': { display: 'block' } },
  '@media': { print: { display: 'none' } },
});
globalStyle(`${strip} > p`, { display: 'flex', gap: space.s6, paddingBlock: space.s1 });
globalStyle(`${strip} > p > :first-child`, { marginInlineEnd: 'auto' });
globalStyle(`${strip} a`, { textDecoration: 'none' });
globalStyle(`${strip} b`, { fontSize: text.m, lineHeight: 1.2 });

/** Name and tools in a row, the search below on phones and between them on wide screens. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gridTemplateAreas: '"menu logo account cart" "search search search search"',
  alignItems: 'center',
  columnGap: space.s1,
  paddingBlock: space.s2,
  '@container': {
    '(min-width: 48rem)': { columnGap: space.s5 },
    '(min-width: 60rem)': {
      gridTemplateColumns: 'auto 1fr auto auto',
      gridTemplateAreas: '"logo search account cart"',
      columnGap: space.s8,
      paddingBlock: space.s4,
    },
  },
});
globalStyle(`${bar} > ${logo}`, { gridArea: 'logo' });
globalStyle(`${bar} > ${tool}:first-child`, { '@container': { '(min-width: 60rem)': { display: 'none' } } });
globalStyle(`${bar} > ${search}`, {
  gridArea: 'search',
  marginTop: space.s1,
  border: `${border.strong} solid ${color.ink}`,
  borderRadius: radius.m,
  background: color.surface,
  '@container': { '(min-width: 60rem)': { marginTop: 0, maxWidth: '38rem' } },
});

/** Categories: always in reach, a row that scrolls sideways on phones. */
export const nav = style({
  borderBlock: `${border.thin} solid ${color.line}`,
  fontSize: text.s,
  fontWeight: weight.strong,
});
globalStyle(`${nav} > ul`, {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...narrow('(max-width: 59.99rem)', { width: '100%', paddingInline: `calc(${gutter} - ${space.s4})` }),
});
globalStyle(`${nav} :is(a, button)`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: size.target,
  padding: `0 ${space.s4}`,
  border: 0,
  background: 'none',
  fontSize: text.s,
  fontWeight: weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-.25rem',
  boxShadow: 'none',
});
globalStyle(`${nav} a:hover`, { background: color.tint });
globalStyle(`${nav} button`, {
  display: 'none',
  background: color.ink,
  color: color.paper,
  outlineColor: color.paper,
  '@container': { '(min-width: 60rem)': { display: 'flex' } },
});
