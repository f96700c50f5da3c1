import { globalStyle, style } from '@vanilla-extract/css';
import { company, copyright, link, links } from '../../../sections/frame/parts/footer.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, size, space, text, tracking } = tokens;
const wide = '(min-width: 60rem)';
const hairline = `${border.thin} solid ${color.line}`;

export const footer = style({ marginTop: space.s16, background: color.tint, paddingBlock: `${space.s16} ${space.s8}` });
globalStyle(`${footer} ${link}`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${footer} ${link}:hover`, { textDecoration: 'underline' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: `${space.s8} ${space.s6}`,
  fontSize: text.s,
  '@container': { [wide]: { gridTemplateColumns: 'auto 1fr auto auto', columnGap: space.s16, alignItems: 'start' } },
});
globalStyle(`${columns} > div`, { gridColumn: '1 / -1', '@container': { [wide]: { gridColumn: 'auto' } } });

/** Beside each other from top to bottom where there is room. */
export const name = style({
  '@container': {
    [wide]: { display: 'flex', flexDirection: 'column', gap: space.s5, writingMode: 'vertical-rl' },
  },
});
globalStyle(`${name} > a`, { letterSpacing: '.3em', '@container': { [wide]: { minHeight: 0 } } });
export const line = style({
  fontFamily: font.heading,
  letterSpacing: tracking.heading,
  color: color.inkSoft,
  '@container': { [wide]: { maxHeight: '14rem' } },
});

export const call = style({ '@container': { [wide]: { justifySelf: 'center', textAlign: 'center' } } });
globalStyle(`${call} > a`, {
  fontFamily: font.heading,
  fontSize: text.xxl,
  letterSpacing: '.06em',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${call} > p`, { color: color.inkSoft });

export const base = style({
  marginTop: space.s10,
  paddingTop: space.s4,
  borderTop: hairline,
  fontSize: text.xs,
  lineHeight: leading.heading,
  color: color.inkSoft,
});
globalStyle(`${base} > ${links}`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s6}`, color: color.ink });
globalStyle(`${base} ${company}`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  marginBlock: space.s2,
  fontStyle: 'normal',
});
globalStyle(`${base} ${copyright}`, { fontSize: 'inherit' });
