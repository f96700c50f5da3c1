import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, leading, size, space, text } = tokens;

export const footer = style({ marginTop: space.s16, background: color.tint, paddingBlock: `${space.s16} ${space.s8}` });
globalStyle(`${footer} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${footer} a:hover`, { textDecoration: 'underline' });
globalStyle(`${footer} address`, { fontStyle: 'normal', fontSize: text.s, color: color.inkSoft });
globalStyle(`${footer} address span`, { display: 'block' });
globalStyle(`${footer} address a`, { minHeight: 0 });

export const columns = style({
  display: 'grid',
  gap: `${space.s8} ${space.s6}`,
  gridTemplateColumns: '1fr 1fr',
  '@container': { '(min-width: 48rem)': { gridTemplateColumns: '2fr 1fr 1fr' } },
});
globalStyle(`${columns} > :first-child`, {
  gridColumn: '1 / -1',
  '@container': { '(min-width: 48rem)': { gridColumn: 'auto' } },
});
globalStyle(`${columns} > div > p`, { marginBlock: `${space.s3} ${space.s5}`, fontSize: text.s });
globalStyle(`${columns} ul`, { fontSize: text.s });

export const legalRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s2} ${space.s6}`,
  marginTop: space.s12,
  paddingTop: space.s4,
  borderTop: `${border.thin} solid ${color.line}`,
  fontSize: text.xs,
  lineHeight: leading.tight,
});
globalStyle(`${legalRow} > ul`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s6}` });
globalStyle(`${legalRow} > small`, { fontSize: 'inherit', color: color.inkSoft });
