import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space, text } = tokens;

export const overview = style([
  page,
  {
    display: 'grid',
    gap: space.s3,
    paddingBlock: `${space.s5} ${space.s4}`,
    '@container': { '(min-width: 30rem)': { paddingTop: 0 } },
  },
]);
globalStyle(`${overview} > h1`, { marginTop: `calc(-1 * ${space.s2})` });
// As tall as a finger needs, upwards: the name below keeps clear of it and of its ring.
globalStyle(`${overview} > p > a`, {
  display: 'inline-block',
  paddingBlock: `${space.s5} ${space.s1}`,
  marginBlock: `calc(-1 * ${space.s5}) calc(-1 * ${space.s1})`,
  color: color.inkSoft,
  fontSize: text.s,
  textDecorationColor: color.line,
});

export const rated = style({ justifySelf: 'start', textDecoration: 'none' });
