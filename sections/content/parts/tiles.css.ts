/** Grids of pictures with names, and lists of links in columns, shared by the content sections. */
import { globalStyle, style } from '@vanilla-extract/css';
import { columns } from '../../../src/ui/styles/columns';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, size, space, text, weight } = tokens;

/** Two columns on phones, four where there is room; each entry a link with a picture above its name. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: `${space.s6} ${space.s4}`,
  '@container': { '(min-width: 48rem)': { gridTemplateColumns: columns(4) } },
});
globalStyle(`${tiles} a`, { display: 'block', textDecoration: 'none' });
globalStyle(`${tiles} img`, {
  width: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${tiles} a:hover img`, { opacity: 0.88 });
globalStyle(`${tiles} :is(b, h2)`, {
  display: 'block',
  marginTop: space.s3,
  fontFamily: font.heading,
  fontWeight: weight.heading,
  fontSize: text.m,
  lineHeight: leading.heading,
});
// A tile without a picture stands under a hairline instead.
globalStyle(`${tiles} a > :first-child:not(img)`, {
  paddingTop: space.s3,
  borderTop: `${border.thin} solid ${color.line}`,
});
globalStyle(`${tiles} small`, { display: 'block', color: color.inkSoft, lineHeight: leading.tight });

/** Links in as many columns as fit. */
export const linkColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: `0 ${space.s6}`,
});
globalStyle(`${linkColumns} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  textDecoration: 'none',
});
globalStyle(`${linkColumns} a:hover`, { textDecoration: 'underline' });
