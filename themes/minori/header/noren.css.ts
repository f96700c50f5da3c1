import { globalStyle, style } from '@vanilla-extract/css';
import { logo } from '../../../sections/frame/parts/header.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, font, space, text, weight } = tokens;
const wide = '(min-width: 60rem)';
const narrow = '(width < 60rem)';

export const words = style([logo, { gridArea: 'logo', letterSpacing: '.2em', textAlign: 'center' }]);

/** Strips of cloth that hang from a rod at the page's upper edge, with slits between them. */
export const cloth = style({
  gridArea: 'logo',
  alignSelf: 'start',
  display: 'flex',
  gap: '2px',
  paddingInline: space.s2,
  borderTop: `3px solid ${color.ink}`,
  fontFamily: font.heading,
  fontWeight: weight.heading,
  // Large text takes no room from the tools at its sides.
  fontSize: `min(${text.xl}, 7cqw)`,
  lineHeight: 1,
  textDecoration: 'none',
  printColorAdjust: 'exact',
});
globalStyle(`${cloth} > span`, {
  display: 'grid',
  placeItems: 'end center',
  width: 'min(2.5rem, 12cqw)',
  height: 'min(3.5rem, 17cqw)',
  paddingBottom: `min(${space.s3}, 4cqw)`,
  background: color.accent,
  color: color.onAccent,
  '@container': { [wide]: { width: '3.25rem', height: '5rem', paddingBottom: space.s5, fontSize: text.xxl } },
});
// Beside the tools of a phone there is room for three; more are narrower.
for (const [strips, width] of [
  [4, '9cqw'],
  [5, '7.2cqw'],
] as const)
  globalStyle(`${cloth}:has(> :nth-child(${strips}):last-child) > span`, {
    '@container': { [narrow]: { width: `min(2.5rem, ${width})`, fontSize: `min(${text.xl}, ${width} * .8)` } },
  });
