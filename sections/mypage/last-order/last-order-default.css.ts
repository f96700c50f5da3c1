import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text } = tokens;

export const box = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: space.s16,
  paddingBlock: space.s6,
  borderBlock: `${border.thin} solid ${color.line}`,
});
globalStyle(`${box} > h2`, { fontSize: text.l });
globalStyle(`${box} > p`, { color: color.inkSoft, fontSize: text.s });

/** What was bought, beside one another as far as it fits. */
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space.s4,
  fontSize: text.s,
});
globalStyle(`${goods} > li`, {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: space.s3,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
globalStyle(`${goods} a`, { display: 'inline-block', paddingBlock: space.s2 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s2} ${space.s5}` });
globalStyle(`${ways} > a`, { paddingBlock: space.s3, fontSize: text.s });
