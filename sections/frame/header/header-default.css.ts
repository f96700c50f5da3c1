import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';
import { logo, search, tool } from '../parts/header-parts.css';

const { border, color, size, space, text, tracking } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** Phones: menu, name, account and cart in a row, the search below. Wide: the name in the middle, the search left. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gridTemplateAreas: '"menu logo tools" "search search search"',
  alignItems: 'center',
  columnGap: space.s2,
  paddingBlock: space.s2,
  '@container': {
    '(min-width: 60rem)': {
      gridTemplateAreas: '"search logo tools" "nav nav nav"',
      paddingBlock: `${space.s6} 0`,
      rowGap: space.s4,
    },
  },
});
globalStyle(`${bar} > ${tool}`, {
  gridArea: 'menu',
  justifySelf: 'start',
  marginInlineStart: `calc((${size.icon} - ${size.target}) / 2)`,
  '@container': {
    '(min-width: 48rem)': { marginInlineStart: 0 },
    '(min-width: 60rem)': { gridArea: 'nav', zIndex: 1 },
  },
});
globalStyle(`${bar} > ${logo}`, {
  gridArea: 'logo',
  letterSpacing: '.2em',
  textIndent: '.2em',
  textAlign: 'center',
  '@container': { '(min-width: 60rem)': { fontSize: text.xxl } },
});
globalStyle(`${bar} > ${search}`, {
  gridArea: 'search',
  borderBottom: hairline,
  '@container': { '(min-width: 60rem)': { width: '15rem' } },
});
globalStyle(`${bar} > ${search} > input`, { paddingInlineStart: 0 });
globalStyle(`${search} > ${tool}`, { justifyContent: 'flex-end' });

export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc((${size.icon} - ${size.target}) / 2)`,
  '@container': { '(min-width: 48rem)': { gap: space.s6, marginInlineEnd: 0 } },
});

export const nav = style({
  gridArea: 'nav',
  display: 'none',
  borderBlock: hairline,
  fontSize: text.s,
  letterSpacing: tracking.heading,
  '@container': { '(min-width: 60rem)': { display: 'block' } },
});
globalStyle(`${nav} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${space.s8}`,
  paddingInline: '6rem',
});
globalStyle(`${nav} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${nav} a:hover`, { boxShadow: `inset 0 -.125rem ${color.accent}` });
