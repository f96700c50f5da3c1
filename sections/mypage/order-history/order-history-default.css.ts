import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;
const beside = { 'section (min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } } as const;

/** One order below the other; on a wider screen what it costs and the way to it stand on the right. */
export const orders = style({ borderTop: hairline });
globalStyle(`${orders} > li`, {
  display: 'grid',
  gap: space.s3,
  paddingBlock: space.s6,
  borderBottom: hairline,
  overflowWrap: 'anywhere',
  '@container': beside,
});
globalStyle(`${orders} > li > a`, {
  '@container': { 'section (min-width: 30rem)': { gridColumn: 2, justifySelf: 'end' } },
});

const across = { gridColumn: '1 / -1' } as const;

export const facts = style([across, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s6}`, fontSize: text.s }]);
globalStyle(`${facts} > div`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s2}` });
globalStyle(`${facts} dt`, { color: color.inkSoft });
globalStyle(`${facts} dd`, { fontFamily: font.number, fontVariantNumeric: 'tabular-nums' });

export const state = style([across, { display: 'grid', gap: space.s1 }]);
globalStyle(`${state} > strong`, { fontSize: text.l });
globalStyle(`${state} > span`, { fontSize: text.s });
globalStyle(`${state}[data-status=cancelled]`, { color: color.inkSoft });

export const goods = style([across, { display: 'grid', gap: space.s2, fontSize: text.s }]);
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 4.5rem))',
  gap: space.s2,
});

export const total = style({ alignSelf: 'center', fontSize: text.s });
