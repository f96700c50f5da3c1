/** What the screens of logging in and registering have in common. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, space, text } = tokens;

export const words = style({ marginBottom: space.s6, lineHeight: leading.body });

/** A way on, below a form. */
export const beneath = style({ marginTop: space.s6 });

/** What has happened, in place of the form. */
export const told = style({ display: 'grid', justifyItems: 'start', gap: space.s5, lineHeight: leading.body });

/** A login id, to be read and copied. */
export const loginId = style({
  padding: `${space.s4} ${space.s5}`,
  marginBottom: space.s6,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
globalStyle(`${loginId} dt`, { color: color.inkSoft, fontSize: text.s });
globalStyle(`${loginId} dd`, { fontFamily: font.number, fontSize: text.xl, overflowWrap: 'anywhere' });

/** Below a new password: its length, and whether it is to be seen. */
export const password = style({ display: 'grid', gap: space.s1, marginTop: space.s1, fontSize: text.s });
