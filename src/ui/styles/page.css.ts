/** The widths of a page and of its parts. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { size, space } = tokens;

/** The margin left and right of a page; it does not grow with the text on a narrow screen. */
export const gutter = 'clamp(min(1rem, 5cqw), 4cqw, 2.5rem)';

/** The width of a page with its gutters. */
export const page = style({
  width: `min(100% - 2 * ${gutter}, ${size.page})`,
  marginInline: 'auto',
});

/** A section of its own on a page: page width, and air above and below. */
export const band = style([page, { paddingBlock: space.s12 }]);

/** The width of a column of running text. */
export const column = style({ width: `min(100% - 2 * ${gutter}, ${size.text})`, marginInline: 'auto' });

/** The main section of a screen, which starts with the screen's h1 below the breadcrumbs. */
export const screen = style([page, { paddingBlock: `${space.s6} ${space.s16}` }]);
/** The same, as wide as running text. */
export const textScreen = style([column, { paddingBlock: `${space.s6} ${space.s16}` }]);
globalStyle(`${screen} > h1, ${textScreen} > h1`, { marginBottom: space.s8 });

// Inside another section the place is given; its gutters hold.
globalStyle(`[data-slot] :is(${page}, ${column})`, { width: '100%' });
