/** What stands around the goods of a list, whatever the theme makes of the goods. */
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../../src/ui/styles/narrow';
import { button } from '../../../src/ui/button.css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, radius, size, space, text } = tokens;

const wide = '(min-width: 64rem)';
/** The same for what stands inside `results`, which is a container itself. */
const wideSection = `section ${wide}`;

/**
 * Narrow: filters and order share a row above the goods, as far as the text's size leaves two columns.
 * Wide: the filters stand beside.
 */
export const layout = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: `${space.s4} ${space.s3}`,
    alignItems: 'start',
    paddingBottom: space.s16,
    '@container': {
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', columnGap: space.s12 },
    },
  },
]);
globalStyle(`${layout}:has(> [data-slot])`, {
  '@container': { [wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

/** The list proper: its parts are the layout's own where that is narrow. */
export const results = style({
  display: 'contents',
  '@container': {
    [wide]: {
      container: 'list / inline-size',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space.s5,
      alignItems: 'center',
    },
  },
});
globalStyle(`${results} > :not(form)`, { gridColumn: '1 / -1' });
globalStyle(`${results} > p`, {
  color: color.inkSoft,
  fontSize: text.s,
  '@container': { [wideSection]: { gridArea: '1 / 1' } },
});

/**
 * Where there is no script its button stands there too, below the choice where the row is too narrow for both. Where
 * script is only late there is none: nothing moves when it comes, and a choice made before waits for it.
 */
export const sortForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  fontSize: text.s,
  '@container': { [wideSection]: { gridColumn: 2 } },
});
globalStyle(`${sortForm} > span`, { flex: 'auto' });
// The order's name says what it is; beside the filters there is no room for more.
globalStyle(`${sortForm} > label`, {
  ...narrow('section (max-width: 63.99rem)', { position: 'absolute', clipPath: 'inset(50%)' } as const),
});
globalStyle(`${sortForm} > span > select`, {
  minHeight: '3rem',
  '@container': { [wideSection]: { minHeight: size.target } },
});
globalStyle(`${sortForm} > ${button.text}`, { '@media': { '(scripting: enabled)': { display: 'none' } } });

export const chosenList = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, fontSize: text.s });
globalStyle(`${chosenList} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: size.target,
  paddingInline: space.s3,
  borderRadius: radius.pill,
  background: color.tint,
  textDecoration: 'none',
  '@container': { [wideSection]: { minHeight: '2.25rem' } },
});
globalStyle(`${chosenList} a:not(:has(svg))`, { background: 'none', textDecoration: 'underline' });
globalStyle(`${chosenList} svg`, { width: '1em', height: '1em' });
