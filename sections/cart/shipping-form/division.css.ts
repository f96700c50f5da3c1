import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, radius, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** The way back from a gift, above what is said with it. */
export const wayBack = style({ display: 'grid', gap: space.s3, justifyItems: 'start', marginBottom: space.s3 });
globalStyle(`${wayBack} > [role]:empty`, { position: 'absolute' });

/** Addresses that need not be typed, above the form of a new one. */
export const knownPlaces = style({ display: 'grid', gap: space.s4, justifyItems: 'start', marginBottom: space.s3 });
globalStyle(`${knownPlaces} > [role]:empty`, { position: 'absolute' });
globalStyle(`${knownPlaces} > ul`, { width: '100%', borderTop: hairline });
globalStyle(`${knownPlaces} li`, { paddingBlock: space.s3, borderBottom: hairline });

/** The addresses, one below the other, each with what goes there. */
export const places = style({ borderTop: hairline });
globalStyle(`${places} > li`, { display: 'grid', gap: space.s3, paddingBlock: space.s4, borderBottom: hairline });

/** An address and the way to change it. */
export const placeHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.s4}`,
  alignItems: 'center',
});
globalStyle(`${placeHead} b`, { display: 'block', fontSize: text.s });
globalStyle(`${placeHead} small`, { display: 'block', color: color.inkSoft, fontSize: text.xs });

/** The form, and the way to one more address in it. */
export const goods = style({ display: 'grid', gap: space.s5 });
globalStyle(`${goods} > a`, { justifySelf: 'start' });

/** What goes to one address, product by product. */
export const shares = style({ display: 'grid', gap: space.s2 });
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'min(12cqw, 2.5rem) minmax(0, 1fr) auto',
  gap: `0 ${space.s3}`,
  alignItems: 'center',
  minHeight: size.target,
  fontSize: text.s,
});
globalStyle(`${share} > span:last-child`, { display: 'flex', alignItems: 'center', gap: space.s2 });
globalStyle(`${share} input`, { width: 'min(4rem, 24cqw)', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${share} input[aria-invalid=true]`, { borderColor: color.sale, borderBottomWidth: border.strong });
/** What is wrong with a number, below it. */
export const shareFault = style({ color: color.sale, fontSize: text.s, fontWeight: weight.strong, textAlign: 'end' });

/** What is left of each product; what does not fit in a colour of its own. */
export const rests = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s4,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${rests} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  fontSize: text.s,
});
globalStyle(`${rests} dt > small`, { display: 'block', color: color.inkSoft, whiteSpace: 'pre-line' });
globalStyle(`${rests} dd`, { marginInlineStart: 'auto', color: color.warn, fontWeight: weight.strong });
globalStyle(`${rests} > [data-fits] dd`, { color: color.inkSoft, fontWeight: weight.body });
