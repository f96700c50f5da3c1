import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, radius, space, text } = tokens;

const hairline = `${border.thin} solid ${color.line}`;
const wide = '(min-width: 56rem)';
const beside = '(min-width: 40rem)';

/** What is bought on the left, what it costs and the order button on the right, always in view where there is room. */
export const sheet = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s5,
    paddingBlock: `${space.s6} ${space.s12}`,
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', columnGap: space.s16 } },
  },
]);
globalStyle(`${sheet} > [role]:empty`, { position: 'absolute' });

export const items = style({ alignSelf: 'start', minWidth: 0, borderBottom: hairline });

/** One thing to be confirmed: its name, what it is, and the way to correct it on the name's line. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s2} ${space.s4}`,
  alignItems: 'start',
  paddingBlock: space.s4,
  borderTop: hairline,
  '@container': { [beside]: { gridTemplateColumns: '9rem minmax(0, 1fr) auto' } },
});
globalStyle(`${item} > h2`, { paddingBlock: space.s1, fontFamily: font.body, fontSize: text.m });
globalStyle(`${item} > h2 ~ a`, {
  paddingBlock: space.s1,
  fontSize: text.s,
  '@container': { [beside]: { gridArea: '1 / 3' } },
});
globalStyle(`${item} > div`, {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.s2,
  fontSize: text.s,
  '@container': { [beside]: { gridArea: '1 / 2', paddingTop: space.s1 } },
});
globalStyle(`${item} > div > ul`, { border: 0 });
globalStyle(`${item} > div > ul > li:first-child`, { paddingTop: 0 });
globalStyle(`${item} [data-slot]`, { fontSize: text.s });

/** The amounts and the button that orders, as one whole. */
export const settle = style({
  alignSelf: 'start',
  display: 'grid',
  gap: space.s4,
  minWidth: 0,
  '@container': { [wide]: { position: 'sticky', top: space.s6 } },
});
globalStyle(`${settle} > [role]:empty`, { position: 'absolute' });

// What is said above them goes across.
globalStyle(`${sheet} > :not(${items}, ${settle})`, { gridColumn: '1 / -1' });

export const bill = style({ display: 'grid', padding: space.s5, borderRadius: radius.m, background: color.tint });
globalStyle(`${bill} > ${item}`, { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingTop: 0, border: 0 });
globalStyle(`${bill} > ${item} > h2 ~ a`, { gridArea: 'auto' });
globalStyle(`${bill} > ${item} > div`, { gridArea: 'auto', gridColumn: '1 / -1' });

/** The order button, in reach of the thumb, and what follows. */
export const decide = style({ display: 'grid', gap: space.s3 });
globalStyle(`${decide} > p:not(:empty)`, { fontSize: text.s });
// An order may take its time: the words say so, the ring turns in front of them.
globalStyle(`${decide} > button[aria-busy=true]`, { color: color.onAccent });
globalStyle(`${decide} > button[aria-busy=true]::after`, { position: 'static', order: -1 });
