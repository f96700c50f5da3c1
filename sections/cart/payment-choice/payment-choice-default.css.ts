import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, radius, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** The methods, one below the other; what is said of one stands beside its button. */
export const methods = style({ minWidth: 0, margin: 0, padding: 0, border: 0, borderTop: hairline });
globalStyle(`${methods} > div`, { borderBottom: hairline });
globalStyle(`${methods} > div > label`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s3,
  alignItems: 'start',
  minHeight: size.target,
  paddingBlock: space.s4,
});
globalStyle(`${methods} > div > label > input`, { width: '1.25rem', height: '1.25rem', marginTop: '.25rem' });
globalStyle(`${methods} > div > label > span`, { display: 'grid', gap: space.s1 });
globalStyle(`${methods} > div > label > span > span`, { fontWeight: weight.strong });
/** What is wrong with the choice. */
globalStyle(`${methods} > [role=alert]`, {
  padding: `${space.s3} 0`,
  borderBottom: hairline,
  color: color.sale,
  fontSize: text.s,
  fontWeight: weight.strong,
});
globalStyle(`${methods} small`, { color: color.inkSoft, fontSize: text.s, fontWeight: weight.body });
globalStyle(`${methods} > div > label:has(:disabled)`, { color: color.inkSoft, cursor: 'not-allowed' });
globalStyle(`${methods} > div > label:has(:disabled) em`, { fontStyle: 'normal', fontSize: text.s, color: color.ink });
globalStyle(`${methods} em[data-fault]`, { color: color.sale, fontSize: text.s, fontStyle: 'normal' });

/** What the chosen method asks for, under its words where there is room. */
export const panel = style({
  paddingBlock: `${space.s2} ${space.s6}`,
  '@container': { '(min-width: 30rem)': { paddingInlineStart: `calc(1.25rem + ${space.s3})` } },
});

/** The card that the shop has a token of. */
export const kept = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s3} ${space.s4}`,
  border: hairline,
  borderRadius: radius.m,
});
globalStyle(`${kept} b`, { fontVariantNumeric: 'tabular-nums' });

/** Whether the card is saved. */
export const keeping = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s3,
  alignItems: 'center',
  minHeight: size.target,
});
globalStyle(`${keeping} > input`, { width: '1.25rem', height: '1.25rem' });
