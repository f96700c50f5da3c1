import { style } from '@vanilla-extract/css';

/** In its place from the start, so that nothing moves when the script comes; without one there is none. */
export const byScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
