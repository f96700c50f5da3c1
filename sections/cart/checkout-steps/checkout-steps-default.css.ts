import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, size, space, text, weight } = tokens;

const ring = '1.75rem';
/** In rem: below four of them the steps stand in rows. */
const stepWidth = 4.5;

export const steps = style([page, { container: 'steps / inline-size', paddingBlock: `${space.s6} ${space.s2}` }]);
export const stopped = style([page, { paddingBlock: space.s2 }]);
globalStyle(`${steps} > ol`, {
  counterReset: 'step',
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space.s3,
  maxWidth: size.text,
  marginInline: 'auto',
});
globalStyle(`${steps} li`, {
  flex: `1 1 ${stepWidth}rem`,
  position: 'relative',
  counterIncrement: 'step',
  color: color.inkSoft,
  fontSize: text.xs,
  lineHeight: leading.tight,
  textAlign: 'center',
});
// From the step before to this one; where the text is so large that they stand in rows, there is none.
globalStyle(`${steps} li + li::before`, {
  content: '',
  position: 'absolute',
  top: `calc(${ring} / 2)`,
  insetInline: `calc(-50% + ${ring} / 2 + ${space.s2}) calc(50% + ${ring} / 2 + ${space.s2})`,
  '@container': { [`steps (min-width: ${4 * stepWidth}rem)`]: { borderTop: `${border.thin} solid ${color.line}` } },
});
globalStyle(`${steps} li[data-done] + li::before`, { borderColor: color.ink });
globalStyle(`${steps} li > *`, {
  position: 'relative',
  display: 'grid',
  gap: space.s2,
  justifyItems: 'center',
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${steps} li > *::before`, {
  content: 'counter(step)',
  display: 'grid',
  placeItems: 'center',
  width: ring,
  height: ring,
  border: `${border.thin} solid ${color.inkSoft}`,
  borderRadius: '50%',
  background: color.paper,
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${steps} a:hover`, { textDecoration: 'underline' });
globalStyle(`${steps} li > [aria-current]`, { color: color.ink, fontWeight: weight.strong });
globalStyle(`${steps} li > [aria-current]::before`, {
  borderColor: color.ink,
  background: color.ink,
  color: color.paper,
});
// What is done has a tick in place of its number.
globalStyle(`${steps} li[data-done] > a::before`, { content: '""', borderColor: color.ink });
globalStyle(`${steps} li[data-done] > a::after`, {
  content: '',
  position: 'absolute',
  top: `calc(${ring} / 2 - .5em)`,
  width: '.375em',
  height: '.75em',
  border: `solid ${color.ink}`,
  borderWidth: '0 .125em .125em 0',
  rotate: '45deg',
});
