import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s12}`,
  alignItems: 'center',
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${summary} b`, { fontFamily: font.number, fontSize: '2.5em', lineHeight: 1 });
globalStyle(`${summary} dl`, { flex: '1 1 12rem', maxWidth: '22rem', fontSize: text.xs });
globalStyle(`${summary} :is(dl > div, dd)`, { display: 'flex', alignItems: 'center', gap: space.s3 });
globalStyle(`${summary} dd`, { flex: 1 });
globalStyle(`${summary} svg`, { flex: 1, height: '.375rem', background: color.tint, fill: color.accent });

export const entries = style({ borderTop: hairline });
globalStyle(`${entries} > li`, { paddingBlock: space.s5, borderBottom: hairline });
globalStyle(`${entries} h3`, { fontFamily: 'inherit' });
globalStyle(`${entries} p`, { marginTop: space.s1, whiteSpace: 'pre-line', fontSize: text.s });
globalStyle(`${entries} footer`, { marginTop: space.s2, color: color.inkSoft, fontSize: text.xs });
globalStyle(`${entries} time`, { marginInlineStart: space.s2 });
