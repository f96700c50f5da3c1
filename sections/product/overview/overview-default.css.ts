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
// As tall as a finger needs, without moving what it stands between.
globalStyle(`${overview} > p > a`, {
  display: 'inline-block',
  paddingBlock: `${space.s4} ${space.s2}`,
  marginBlock: `calc(-1 * ${space.s4}) calc(-1 * ${space.s2})`,
  color: color.inkSoft,
  fontSize: text.s,
  textDecorationColor: color.line,
});

export const rated = style({ justifySelf: 'start', textDecoration: 'none' });
