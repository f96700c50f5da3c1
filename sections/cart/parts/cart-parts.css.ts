/** What the cart's screens have in common: rows of goods, sums, and the place of a main action. */
import { globalStyle, style } from '@vanilla-extract/css';
import { column, page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, ratio, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** A section of one of the cart's screens. */
const stack = style({ display: 'grid', gap: space.s5, paddingBlock: `${space.s6} ${space.s8}` });
globalStyle(`${stack} > *`, { minWidth: 0 });
// A place for what may be announced takes none while it is empty.
const isSilent = { position: 'absolute' } as const;
globalStyle(`${stack} > [role]:empty`, isSilent);
export const cartSection = style([page, stack]);
/** The same, as wide as running text: what is read from top to bottom. */
export const readSection = style([column, stack]);

/** Goods, one below the other. */
export const lines = style({ borderTop: hairline });
globalStyle(`${lines} > li`, {
  display: 'grid',
  gridTemplateColumns: 'min(22cqw, 6.5rem) minmax(0, 1fr)',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s5,
  borderBottom: hairline,
});
/** The same in small, where the goods only remind. */
export const compact = style([lines]);
globalStyle(`${compact} > li`, { gridTemplateColumns: 'min(22cqw, 3.5rem) minmax(0, 1fr)', paddingBlock: space.s3 });

/** A line's picture, or its place. */
export const thumb = style({
  width: '100%',
  aspectRatio: ratio.product,
  objectFit: 'cover',
  borderRadius: radius.m,
  background: color.tint,
});

export const lineText = style({ display: 'grid', gap: space.s1, alignContent: 'start', lineHeight: leading.tight });
globalStyle(`${lineText} > small`, { color: color.inkSoft, whiteSpace: 'pre-line' });
globalStyle(`${lineText} abbr`, { textDecoration: 'none' });
// As tall as a finger needs, mostly upwards: what stands below keeps clear of it and of its ring.
globalStyle(`${lineText} a`, {
  display: 'inline-block',
  paddingBlock: `${space.s4} ${space.s2}`,
  marginBlock: `calc(-1 * ${space.s3}) calc(-1 * ${space.s1})`,
});

/** An amount: figures of one width, the unit smaller; in one line wherever a line holds it. */
export const yen = style({
  display: 'inline-block',
  maxWidth: '100%',
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${yen} > small`, { fontSize: '.8em' });

/** Names and amounts, the amounts on one edge. */
export const sums = style({ display: 'grid', gap: space.s2, fontSize: text.s });
globalStyle(`${sums} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.s4,
});
globalStyle(`${sums} dd`, { marginInlineStart: 'auto', textAlign: 'end' });
globalStyle(`${sums} > [data-total]`, {
  paddingTop: space.s3,
  borderTop: hairline,
  fontSize: text.m,
  fontWeight: weight.strong,
});
globalStyle(`${sums} > [data-total] dd`, { fontSize: text.xl });
globalStyle(`${sums} > [data-tax]`, { color: color.inkSoft, fontSize: text.xs });

/** The one main action: as wide as the column, and what explains it below. */
export const action = style({ display: 'grid', gap: space.s3, '@media': { print: { display: 'none' } } });
globalStyle(`${action} > [role]:empty`, isSilent);
globalStyle(`${action} > p`, { fontSize: text.s, color: color.inkSoft, textAlign: 'center' });
globalStyle(`${action} > a[data-back], ${action} > p > a:only-child`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
});
globalStyle(`${action} > a[data-back]`, { justifySelf: 'center', fontSize: text.s });

/** What was written, such as on a card, in its lines. */
export const written = style({
  display: 'block',
  paddingInlineStart: space.s3,
  marginBlock: space.s1,
  borderInlineStart: hairline,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
/** What was asked for, below what is done. */
export const detail = style({
  display: 'block',
  paddingInlineStart: space.s3,
  color: color.inkSoft,
  fontSize: text.s,
  overflowWrap: 'anywhere',
});
/** One below the other. */
export const doneAtPlace = style({ display: 'grid', gap: space.s1 });
