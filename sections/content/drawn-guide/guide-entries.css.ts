import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, space, text, tracking, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;
const wide = '(min-width: 40rem)';

/** The drawing beside its words, a row each; columns with the drawing above where there is room. */
export const entries = style({
  borderTop: hairline,
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      gap: `${space.s8} ${space.s8}`,
      borderTop: 0,
    },
  },
});
globalStyle(`${entries} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s5,
  alignItems: 'center',
  paddingBlock: space.s4,
  borderBottom: hairline,
  '@container': { [wide]: { display: 'block', paddingBlock: 0, borderBottom: 0 } },
});
// A drawing has air around it; its lines begin where the words do.
globalStyle(`${entries} svg`, {
  '@container': { [wide]: { width: '6.5rem', height: '6.5rem', marginInlineStart: '-1rem' } },
});
globalStyle(`${entries} b`, {
  display: 'block',
  fontFamily: font.heading,
  fontWeight: weight.heading,
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
  '@container': { [wide]: { marginTop: space.s2 } },
});
globalStyle(`${entries} p`, { marginTop: space.s1, color: color.inkSoft, fontSize: text.s });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s6}`, marginTop: space.s5 });
