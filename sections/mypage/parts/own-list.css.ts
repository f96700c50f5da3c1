import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, leading, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** What a member keeps, one below the other; what can be done beside each where there is room. */
export const entries = style({ marginTop: space.s6, borderTop: hairline });
globalStyle(`${entries} > li, ${entries} > [data-fold] > details > ul > li`, {
  display: 'grid',
  gap: `${space.s3} ${space.s8}`,
  paddingBlock: space.s5,
  borderBottom: hairline,
  overflowWrap: 'anywhere',
  '@container': { 'section (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 13rem' } },
});
globalStyle(`${entries} > [data-fold]`, { display: 'block' });

/** What one of them is: an address as it stands on a parcel, or a card. */
export const label = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', lineHeight: leading.body });
globalStyle(`${label} > strong`, { fontSize: text.l, fontWeight: weight.heading });
globalStyle(`${label} > small`, { color: color.inkSoft, fontSize: text.s });

export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `0 ${space.s5}`,
  '@container': { 'section (min-width: 40rem)': { flexDirection: 'column' } },
});
globalStyle(`${deeds} > details[open]`, { width: '100%' });
globalStyle(`${deeds} > details > form`, { marginTop: space.s2 });
