import { globalStyle, style } from '@vanilla-extract/css';
import { search, searchButton, searchField, tool } from '../../../sections/frame/parts/header.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';
import { cloth, words } from './noren.css';

const { border, color, size, space, text, tracking } = tokens;
const wide = '(min-width: 60rem)';
const hairline = `${border.thin} solid ${color.line}`;
const iconEdge = `calc((${size.icon} - ${size.target}) / 2)`;

/** Phones: menu, name, account and cart in a row, the search below. Wide: all in one row around the name. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gridTemplateAreas: '"menu logo tools" "search search search"',
  alignItems: 'center',
  columnGap: space.s2,
  paddingBottom: space.s2,
  '@container': {
    [wide]: {
      position: 'relative',
      gridTemplateColumns: 'auto 1fr auto auto',
      gridTemplateAreas: '"menu nav search tools"',
      columnGap: space.s6,
      minHeight: '6rem',
      paddingBottom: 0,
    },
  },
});
// In the middle of the page, whatever stands at its sides.
globalStyle(`${bar} > :is(${cloth}, ${words})`, {
  '@container': { [wide]: { position: 'absolute', top: 0, insetInlineStart: '50%', translate: '-50%' } },
});
globalStyle(`${bar} > ${words}`, { '@container': { [wide]: { top: '50%', translate: '-50% -50%' } } });
globalStyle(`${bar} > ${tool}`, {
  gridArea: 'menu',
  justifySelf: 'start',
  marginInlineStart: iconEdge,
  '@container': { '(min-width: 48rem)': { marginInlineStart: 0 } },
});
globalStyle(`${bar} > ${search}`, {
  gridArea: 'search',
  borderBottom: hairline,
  '@container': { [wide]: { width: '12rem' } },
});
globalStyle(`${bar} > ${searchField}`, { paddingInlineStart: 0 });
globalStyle(searchButton, { justifyContent: 'flex-end' });

export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: iconEdge,
  '@container': { '(min-width: 48rem)': { gap: space.s5, marginInlineEnd: 0 } },
});

export const nav = style({
  gridArea: 'nav',
  display: 'none',
  minWidth: 0,
  fontSize: text.s,
  letterSpacing: tracking.heading,
  '@container': { [wide]: { display: 'block' } },
});
globalStyle(`${nav} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s5}`,
  maxWidth: 'calc(50cqw - 13rem)',
});
globalStyle(`${nav} a`, { display: 'flex', alignItems: 'center', minHeight: size.target, textDecoration: 'none' });
globalStyle(`${nav} a:hover`, { boxShadow: `inset 0 -.125rem ${color.accent}` });
