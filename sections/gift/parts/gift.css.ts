/** What the screens of a gift's receiver have in common. */
import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, ratio, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const giftSection = style([
  column,
  { display: 'grid', gap: space.s5, paddingBlock: `${space.s8} ${space.s12}` },
]);
globalStyle(`${giftSection} > *`, { minWidth: 0 });
globalStyle(`${giftSection} > [role]:empty`, { position: 'absolute' });
globalStyle(`${giftSection} > p`, { overflowWrap: 'anywhere' });

/** How far it is: three words along a line. */
export const stepsList = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s1} ${space.s5}`, fontSize: text.s });
globalStyle(`${stepsList} > li`, { display: 'flex', gap: space.s2, color: color.inkSoft });
globalStyle(`${stepsList} > li > span`, { fontFamily: font.number });
globalStyle(`${stepsList} > [aria-current]`, {
  color: color.ink,
  borderBottom: `${border.thin} solid ${color.accent}`,
});

/** What is given: pictures in one row as long as there is room, each with its name and number. */
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${space.s5} ${space.s4}`,
});
globalStyle(`${goods} > li`, { display: 'grid', alignContent: 'start', gap: space.s1, minWidth: 0, fontSize: text.s });
globalStyle(`${goods} > li > :first-child`, {
  width: '100%',
  aspectRatio: ratio.product,
  objectFit: 'cover',
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${goods} strong, ${goods} small`, { overflowWrap: 'anywhere' });
globalStyle(`${goods} small`, { color: color.inkSoft });

/** Something to be read before it is said yes to: its name, what it is, and the way to change it. */
export const told = style({ borderTop: hairline });
globalStyle(`${told} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s1} ${space.s4}`,
  alignItems: 'baseline',
  paddingBlock: space.s4,
  borderBottom: hairline,
});
globalStyle(`${told} dt`, { color: color.inkSoft, fontSize: text.s });
globalStyle(`${told} dd:last-child`, { gridColumn: '1 / -1', overflowWrap: 'anywhere' });
globalStyle(`${told} a`, { paddingBlock: space.s1, fontSize: text.s });

export const ways = style({ display: 'grid', justifyItems: 'start', gap: space.s3 });
globalStyle(`${ways} > button`, { width: 'min(100%, 24rem)' });
