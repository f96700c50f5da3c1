import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, radius, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** A choice of few, one framed below the other: a member's cards or addresses. */
export const radioCards = style({ display: 'grid', gap: space.s2, minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle(`${radioCards} > legend`, { padding: 0, marginBottom: space.s2, fontWeight: weight.strong });
globalStyle(`${radioCards} label:has(> input)`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s3,
  alignItems: 'start',
  minHeight: size.target,
  padding: `${space.s3} ${space.s4}`,
  border: hairline,
  borderRadius: radius.m,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
globalStyle(`${radioCards} label:has(:checked)`, {
  borderColor: color.accent,
  boxShadow: `inset 0 0 0 ${border.thin} ${color.accent}`,
});
globalStyle(`${radioCards} label:has(:disabled)`, { color: color.inkSoft, cursor: 'not-allowed' });
globalStyle(`${radioCards} [type=radio]`, { width: '1.25rem', height: '1.25rem', marginTop: '.25rem' });
globalStyle(`${radioCards} label:has(> input) > span`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s4}`,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${radioCards} [role=alert]`, { color: color.sale, fontSize: text.s, fontWeight: weight.strong });
