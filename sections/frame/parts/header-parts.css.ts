/** What the headers of all themes share; a header lays the parts out. */
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../../src/ui/styles/narrow';
import { sheet } from '../../../src/ui/styles/sheet.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, size, space, text, weight } = tokens;

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.s2,
  top: '-4rem',
  zIndex: 1,
  padding: `${space.s2} ${space.s4}`,
  background: color.ink,
  color: color.paper,
  ':focus': { top: space.s2 },
  '@media': { print: { display: 'none' } },
});

/** The shop's name, set in the theme's heading type. */
export const logo = style({
  fontFamily: font.heading,
  fontWeight: weight.heading,
  fontSize: text.xl,
  lineHeight: leading.tight,
  textDecoration: 'none',
});

export const search = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
globalStyle(`${search} > input`, {
  flex: 1,
  minWidth: 0,
  minHeight: size.target,
  padding: `0 ${space.s3}`,
  border: 0,
  background: 'none',
  appearance: 'none',
});
globalStyle(`${search} > input::placeholder`, { color: color.inkSoft, opacity: 1, fontSize: text.s });

/** An icon with its name below or beside it; the name is for screen readers only where the header is narrow. */
export const tool = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s1,
  minWidth: size.target,
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: text.xs,
  textDecoration: 'none',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${tool} > span:not([data-cart-count])`, {
  ...narrow('(max-width: 47.99rem)', {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  } as const),
});
globalStyle(`${tool} > [data-cart-count]`, {
  position: 'absolute',
  top: 0,
  insetInlineStart: 'min(1.25rem, 6cqw)',
  minWidth: '1.5em',
  padding: '0 .3em',
  borderRadius: '1em',
  background: color.accent,
  color: color.onAccent,
  fontSize: `min(${text.xs}, 3cqw)`,
  lineHeight: '1.5',
  textAlign: 'center',
  // Beside the icon's name, where that is shown.
  '@container': { '(min-width: 48rem)': { position: 'static' } },
});
globalStyle(`${tool} > :empty`, { visibility: 'hidden' });

export const menu = style([sheet, {}]);
globalStyle(`${menu} > button`, {
  position: 'sticky',
  top: 0,
  float: 'inline-end',
  marginTop: `calc(-1 * ${space.s3})`,
  background: color.surface,
});
globalStyle(`${menu} h2:first-child`, { marginTop: 0 });
globalStyle(`${menu} a`, { display: 'flex', alignItems: 'center', minHeight: size.target, textDecoration: 'none' });
globalStyle(`${menu} a:hover`, { textDecoration: 'underline' });
globalStyle(`${menu} h2`, {
  marginTop: space.s5,
  paddingBottom: space.s2,
  borderBottom: `${border.thin} solid ${color.line}`,
  fontSize: text.m,
});
globalStyle(`${menu} ul ul`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s5}`, fontSize: text.s });
globalStyle(`${menu} ul ul a`, { color: color.inkSoft });
globalStyle(`${menu} nav > ul > li`, { borderBottom: `${border.thin} solid ${color.line}`, paddingBlock: space.s1 });
