/** Closed behind its title on phones, so that a screen's own content comes first; in one line where there is room. */
import { globalStyle, style } from '@vanilla-extract/css';
import { chevron } from '../../../src/ui/styles/chevron';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;
const wide = '(min-width: 40rem)';
/** A browser that cannot show what a closed <details> holds keeps it as on phones. */
const canBeOpened = 'selector(::details-content)';

export const menu = style([page, { borderBlock: hairline, fontSize: text.s }]);

globalStyle(`${menu} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minHeight: size.target,
  overflowWrap: 'anywhere',
  '@supports': { [canBeOpened]: { '@container': { [wide]: { display: 'none' } } } },
});
globalStyle(`${menu} summary::after`, { ...chevron, rotate: '135deg', marginInlineEnd: space.s2 });
globalStyle(`${menu} [open] > summary::after`, { rotate: '-45deg' });
globalStyle(`${menu} details::details-content`, {
  '@supports': {
    [canBeOpened]: {
      '@container': { [wide]: { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});
globalStyle(`${menu} ul`, {
  '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: space.s8 } },
});
globalStyle(`${menu} li`, {
  borderTop: hairline,
  '@container': { [wide]: { borderTop: 0 } },
});
globalStyle(`${menu} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});
globalStyle(`${menu} a:hover`, { textDecoration: 'underline' });
globalStyle(`${menu} a[aria-current]`, {
  fontWeight: weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: border.strong,
  textDecorationColor: color.accent,
  textUnderlineOffset: '.5em',
});
