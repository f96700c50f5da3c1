import { style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space } = tokens;

/** A login that is under way is ended, and not begun elsewhere. */
export const ways = style({ selectors: { 'main:has([data-under-way]) &': { display: 'none' } } });

/** Set off from name and password, which stand above. */
export const setOff = style({
  marginTop: space.s6,
  paddingTop: space.s6,
  borderTop: `${border.thin} solid ${color.line}`,
});

export const list = style({ display: 'grid', gap: space.s3, justifyItems: 'start', marginTop: space.s4 });
