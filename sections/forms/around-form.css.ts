/** What stands around a form: words above it, ways on below, and what is told in its place. */
import { style } from '@vanilla-extract/css';
import { tokens } from '../../src/ui/styles/tokens.css';

const { leading, space, text } = tokens;

export const words = style({ marginBottom: space.s6, lineHeight: leading.body });

/** A way on, below a form. */
export const beneath = style({ marginTop: space.s6 });

/** What has happened, in place of the form. */
export const told = style({ display: 'grid', justifyItems: 'start', gap: space.s5, lineHeight: leading.body });

/** Below a new password: its length, and whether it is to be seen. */
export const password = style({ display: 'grid', gap: space.s1, marginTop: space.s1, fontSize: text.s });
