import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, space, text } = tokens;

export const table = style({
  fontSize: text.s,
  fontFamily: font.number,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.s3} ${space.s3} ${space.s3} 0`,
  borderBottom: `${border.thin} solid ${color.line}`,
  lineHeight: leading.tight,
  verticalAlign: 'top',
  wordBreak: 'auto-phrase',
});
globalStyle(`${table} th:first-child`, { minWidth: '4em' });
globalStyle(`${table} small`, { display: 'block', color: color.inkSoft, fontSize: text.xs });
globalStyle(`${table} [data-stock=few]`, { color: color.warn });
globalStyle(`${table} [data-stock=out]`, { color: color.inkSoft });

export const delivery = style({ display: 'flex', gap: space.s3, fontSize: text.s });
