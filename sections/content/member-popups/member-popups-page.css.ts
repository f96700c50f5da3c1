import { style } from '@vanilla-extract/css';

/** Kept free for what comes after the first paint: the footer stays where it is. */
export const told = style({ minHeight: '16rem' });
