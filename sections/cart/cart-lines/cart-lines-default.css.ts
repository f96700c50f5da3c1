import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, size, space, text } = tokens;

/** Quantity, subtotal and the way out of a line, side by side where there is room. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  marginTop: space.s2,
});

export const quantity = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 });
globalStyle(`${quantity} > span`, { fontSize: text.s });
/** Why there can be no more, below; its place takes none while it is empty. */
export const limit = style({ flexBasis: '100%', color: color.inkSoft, fontSize: text.s });
globalStyle(`${limit}:empty`, { display: 'none' });
/** What is wrong with it, below; its place takes none while it is empty. */
export const fault = style({ flexBasis: '100%', color: color.sale, fontSize: text.s });
globalStyle(`${fault}:empty`, { display: 'block', position: 'absolute' });
// Its own script takes the number; the button is for those without, and nothing moves when the script comes.
const withoutScript = '(scripting: none)';
globalStyle(`${quantity} > button`, { display: 'none', '@media': { [withoutScript]: { display: 'inline-flex' } } });

/** The ways out of the cart; one of them needs script. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s5 });
globalStyle(`${ways} > [data-script]`, { '@media': { [withoutScript]: { display: 'none' } } });

/** What is added to it stays with its sign where there is no room beside it. */
export const subtotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s1,
  fontSize: text.l,
});

/** What is done to it, with the ways to change it and out, which stand below where there is no room beside it. */
export const options = style({ display: 'grid', gap: space.s1 });
globalStyle(`${options} > li`, { display: 'flex', flexWrap: 'wrap', columnGap: space.s4, alignItems: 'baseline' });
// All of the row where it is too narrow for the ways beside it, so that these stay together below.
globalStyle(`${options} > li > :first-child`, { flex: '1 1 clamp(12em, (22em - 100%) * 999, 100%)' });

/** The way to more of it. */
export const addOption = style({ justifySelf: 'start' });

/** What is said of it stays as readable as it was. */
export const busyLine = style({ cursor: 'progress' });
globalStyle(`${busyLine} img`, { opacity: 0.55 });

/** What is done to all that goes to each address, below the goods. */
export const atPlaces = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s1} ${space.s3}`,
  alignItems: 'baseline',
});
globalStyle(`${atPlaces} > h2`, { fontSize: text.m });
globalStyle(`${options} > li > a, ${atPlaces} > a, ${addOption}`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  fontSize: text.s,
});
globalStyle(`${atPlaces} > div`, { gridColumn: '1 / -1' });

/** What has just happened to the cart. */
export const notice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s4}` });

/** Only where the sums stand below the goods, not beside them (content/columns). */
export const goOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  fontSize: text.s,
  '@media': { '(min-width: 46rem)': { display: 'none' } },
});
