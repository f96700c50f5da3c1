import { globalStyle, style } from '@vanilla-extract/css';
import { sheet } from '../../../src/ui/styles/sheet.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** Where they stand beside the list they do so from here on; on phones they are a sheet. */
const wide = '(min-width: 64rem)';
export const beside = style({});

/** For what has a meaning on the sheet only. */
export const onSheet = style({});
globalStyle(`${beside} ${onSheet}`, { '@media': { [wide]: { display: 'none' } } });

export const opener = style({ width: '100%', paddingInline: space.s4, background: color.paper });

export const filters = style([sheet, { paddingBlockEnd: 0 }]);
globalStyle(`${beside} > ${filters}`, {
  '@media': {
    [wide]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      padding: 0,
      background: 'none',
      boxShadow: 'none',
      overflow: 'visible',
    },
  },
});
globalStyle(`${filters} fieldset`, {
  minWidth: 0,
  padding: `${space.s4} 0 ${space.s3}`,
  border: 0,
  borderTop: hairline,
});
globalStyle(`${filters} legend`, {
  float: 'left',
  width: '100%',
  padding: 0,
  marginBottom: space.s1,
  fontWeight: weight.strong,
  fontSize: text.s,
});
globalStyle(`${filters} legend + *`, { clear: 'both' });
globalStyle(`${filters} summary`, { paddingBlock: space.s2, fontSize: text.s, textDecoration: 'underline' });
globalStyle(`${filters} label > span`, {
  marginInlineStart: 'auto',
  color: color.inkSoft,
  fontFamily: font.number,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});
// A pointer needs less room than a thumb.
globalStyle(`${beside} label`, { '@media': { [wide]: { minHeight: '2.125rem' } } });
globalStyle(`${beside} input`, { '@media': { [wide]: { width: '1rem', height: '1rem' } } });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  marginBottom: space.s3,
  fontSize: text.s,
});
globalStyle(`${bar} > h2`, { marginInlineEnd: 'auto', fontSize: text.l });

/** Without script the form is sent; with script it has been sent already, and the sheet only closes. */
export const submit = style({
  position: 'sticky',
  bottom: 0,
  paddingBlock: `${space.s3} ${space.s5}`,
  borderTop: hairline,
  background: color.surface,
});
globalStyle(`${beside} ${submit}`, { '@media': { [wide]: { position: 'static', background: 'none' } } });
globalStyle(`${submit} > button`, { width: '100%' });
globalStyle(`html[data-script] ${submit} > :first-child, html:not([data-script]) ${submit} > :last-child`, {
  display: 'none',
});
// Beside the list nothing moves when the script comes.
globalStyle(`${beside} ${submit}`, { '@media': { [`${wide} and (scripting: enabled)`]: { display: 'none' } } });
