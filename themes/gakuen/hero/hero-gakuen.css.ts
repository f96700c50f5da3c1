import { globalStyle, style } from '@vanilla-extract/css';
import { frame, track } from '../../../sections/content/hero/hero.parts';
import { chevron } from '../../../src/ui/styles/chevron';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, leading, radius, space, text, weight } = tokens;

/** What one needs, in the order in which one needs it. */
export const checklist = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.s5} min(${space.s5}, 4cqw)`,
  borderRadius: radius.m,
  background: color.tint,
});

/** On phones the list stands above the banner, and on wide screens left of it where there are both. */
export const hero = style({
  display: 'grid',
  gap: space.s5,
  paddingBlock: space.s5,
});
export const beside = style([hero, { '@container': { '(min-width: 60rem)': { gridTemplateColumns: '22rem 1fr' } } }]);
globalStyle(`${hero} > ${frame}`, { minWidth: 0 });
globalStyle(`${hero} ${track}`, { height: '100%' });

globalStyle(`${checklist} h2`, { fontSize: text.l, marginBottom: space.s2 });
globalStyle(`${checklist} ol`, {
  counterReset: 'n',
  '@container': {
    '(min-width: 60rem)': { flex: 1, display: 'grid', gridAutoRows: '1fr' },
    '(min-width: 40rem) and (max-width: 59.99rem)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: space.s6,
    },
  },
});
globalStyle(`${checklist} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  height: '100%',
  minHeight: '3rem',
  borderTop: `${border.thin} solid ${color.line}`,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: leading.tight,
  textDecoration: 'none',
});
globalStyle(`${checklist} a::before`, {
  counterIncrement: 'n',
  content: 'counter(n)',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  background: color.ink,
  color: color.paper,
  fontSize: text.xs,
});
globalStyle(`${checklist} a::after`, {
  ...chevron,
  marginInlineStart: 'auto',
  borderWidth: '2px 2px 0 0',
});
globalStyle(`${checklist} a:hover`, { textDecoration: 'underline' });

export const banner = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: radius.m,
  overflow: 'hidden',
});
globalStyle(`${banner} > img`, { flex: '1 1 auto', minHeight: 0 });
globalStyle(`${banner} img`, {
  width: '100%',
  height: '100%',
  aspectRatio: '16/9',
  objectFit: 'cover',
  '@container': { '(min-width: 40rem)': { aspectRatio: '2/1' } },
});
globalStyle(`${banner} > div`, {
  padding: `${space.s4} ${space.s5}`,
  background: color.ink,
  color: color.paper,
});
globalStyle(`${banner} h2`, { fontSize: text.l });
globalStyle(`${banner} p`, { fontSize: text.s });
