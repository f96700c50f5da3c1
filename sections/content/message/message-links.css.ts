import { globalStyle, style } from '@vanilla-extract/css';
import { chevron } from '../../../src/ui/styles/chevron';
import { band } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;
const wide = '(min-width: 40rem)';

export const links = style([band, {}]);
globalStyle(`${links} > h2`, { marginBottom: space.s4, fontSize: text.m });
globalStyle(`${links} ul`, {
  borderTop: hairline,
  fontSize: text.s,
  '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s10}` } },
});
globalStyle(`${links} li`, {
  borderBottom: hairline,
  '@container': { [wide]: { borderBottom: 0 } },
});
globalStyle(`${links} a`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${links} a:hover`, { textDecoration: 'underline' });
globalStyle(`${links} a::after`, {
  ...chevron,
  marginInlineEnd: '.2em',
});
