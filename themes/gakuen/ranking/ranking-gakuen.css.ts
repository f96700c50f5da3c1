import { globalStyle, style } from '@vanilla-extract/css';
import { markUnit } from '../../../sections/content/ranking/ranking.parts';
import { tokens } from '../../../src/ui/styles/tokens.css';
import { rows } from '../rows.css';

const { color, radius, space, text, weight } = tokens;

export const ranks = style([
  rows,
  {
    '@container': {
      '(min-width: 40rem)': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(17%, 1fr))',
        gap: `${space.s6} ${space.s4}`,
      },
    },
  },
]);

/** Navy; the first three carry the accent. */
export const place = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  zIndex: 1,
  padding: `${space.s1} ${space.s3}`,
  borderRadius: `${radius.m} 0`,
  background: color.ink,
  color: color.paper,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  pointerEvents: 'none',
});
globalStyle(`${place} > ${markUnit}`, { fontSize: text.xs });
globalStyle(`${ranks} > :nth-child(-n + 3) > ${place}`, { background: color.accent, color: color.onAccent });
