import { globalStyle, style } from '@vanilla-extract/css';
import { picture } from '../../../sections/content/hero/hero.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, font, space, text, weight } = tokens;

/** The still life bleeds off the left edge; beside it, on bare paper, one line from top to bottom. */
export const banner = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.s4,
  paddingInlineEnd: space.s4,
  '@container': { '(min-width: 48rem)': { columnGap: '5cqw', paddingInlineEnd: '6cqw' } },
});
globalStyle(`${banner} ${picture}`, {
  width: '100%',
  aspectRatio: '4/5',
  objectFit: 'cover',
  '@container': { '(min-width: 48rem)': { aspectRatio: '16/9', maxHeight: 'min(44rem, 64svh)' } },
});

export const line = style({
  writingMode: 'vertical-rl',
  textOrientation: 'upright',
  paddingTop: space.s6,
  fontFamily: font.heading,
  fontWeight: weight.heading,
  fontSize: text.display,
  lineHeight: 1.7,
  letterSpacing: '.12em',
  '@container': { '(min-width: 48rem)': { paddingTop: space.s10, fontSize: 'clamp(1.25rem, 2.6cqw, 2.25rem)' } },
});

/** Title and lead below the picture, quietly. */
export const caption = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s5}`,
  padding: `${space.s4} 0 0 ${space.s4}`,
  '@container': { '(min-width: 48rem)': { paddingInlineStart: 'max(min(4cqw, 2.5rem), (100cqw - 76rem) / 2)' } },
});
globalStyle(`${caption} h2`, { fontSize: text.l });
globalStyle(`${caption} p`, { fontSize: text.s, color: color.inkSoft });
globalStyle(`${caption} small`, {
  marginInlineStart: 'auto',
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
