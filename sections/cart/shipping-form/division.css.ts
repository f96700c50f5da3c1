import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const toOrderer = style({ display: 'grid', gap: space.s3, marginBottom: space.s3 });
globalStyle(`${toOrderer} > [role]:empty`, { position: 'absolute' });

/** The addresses, one below the other, each with the way to change it. */
export const places = style({ borderTop: hairline });
globalStyle(`${places} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.s4}`,
  alignItems: 'center',
  paddingBlock: space.s3,
  borderBottom: hairline,
});
globalStyle(`${places} > li > div`, { display: 'grid', fontSize: text.s });
globalStyle(`${places} small`, { color: color.inkSoft, fontSize: text.xs });

export const part = style({ display: 'grid', gap: space.s4, justifyItems: 'start' });
globalStyle(`${part} > :is(ol, ul, form, p)`, { width: '100%' });
globalStyle(`${part} > p`, { color: color.inkSoft, fontSize: text.s });

export const goods = style({ display: 'grid', gap: space.s5 });

/** How many pieces of one product go where. */
export const shares = style({ display: 'grid', gap: space.s2, marginTop: space.s2 });
globalStyle(`${shares} > label`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s3}`,
  minHeight: size.target,
  fontSize: text.s,
});
globalStyle(`${shares} > label > span:first-child`, { flex: '1 1 9rem', display: 'grid' });
globalStyle(`${shares} > label > span:last-child`, { display: 'flex', alignItems: 'center', gap: space.s2 });
globalStyle(`${shares} input`, { width: 'min(5rem, 30cqw)', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${shares} input[aria-invalid=true]`, { borderColor: color.warn, borderBottomWidth: border.strong });

/** What is left of it; what does not fit in a colour of its own. */
export const rest = style({ fontSize: text.s, textAlign: 'end', fontWeight: weight.strong });
globalStyle(`${rest}[data-fits]`, { color: color.inkSoft, fontWeight: weight.body });
globalStyle(`${rest}:not([data-fits])`, { color: color.warn });
