import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const purchase = style([
  page,
  { display: 'grid', gap: space.s5, paddingBlock: `${space.s5} ${space.s8}`, borderTop: hairline },
]);
globalStyle(`${purchase} > fieldset`, { minWidth: 0, padding: 0, border: 0 });
globalStyle(`${purchase} > [role=alert]`, { color: color.sale, fontSize: text.s, fontWeight: weight.strong });

/** What is left of the chosen variant, after a dot in the colour of what it means. */
export const status = style({ fontSize: text.s });
// Nothing is chosen yet that it could be said of; the words are announced when they come. Whatever box a theme gives them,
// there is none before: the rule is stronger than a theme's.
globalStyle(`${purchase} > ${status}:empty`, { position: 'absolute', padding: 0, border: 0 });
globalStyle(`${status} > :first-child`, { fontWeight: weight.strong });
globalStyle(`${status} > :first-child::before`, {
  content: '',
  display: 'inline-block',
  width: '.625em',
  height: '.625em',
  marginInlineEnd: space.s2,
  borderRadius: '50%',
  background: color.inkSoft,
});
globalStyle(`${status}[data-stock=in] > :first-child::before`, { background: color.ok });
globalStyle(`${status}[data-stock=few] > :first-child`, { color: color.warn });
globalStyle(`${status}[data-stock=few] > :first-child::before`, { background: color.warn });
globalStyle(`${status} > p + p`, { color: color.inkSoft });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  paddingTop: space.s4,
  borderTop: hairline,
  fontSize: text.s,
});
// With text at 200 % the link stands below.
globalStyle(`${facts} > p`, { flex: '1 1 8em' });
globalStyle(`${facts} > [data-wide]`, { flexBasis: '100%', marginTop: space.s2 });
globalStyle(`${facts} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: size.target });

// What the shop adds is small print.
globalStyle(`${purchase} > [data-slot]`, { fontSize: text.s });
