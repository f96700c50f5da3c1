import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';
import { gallery, strip } from './image-default.css';

const { color, leading, space, text } = tokens;

const wide = '(min-width: 30rem)';

/** On phones the strip; where there is room all pictures at once, the first across, the others in pairs. */
export const grid = style([
  strip,
  {
    '@container': {
      [wide]: {
        gridAutoFlow: 'row',
        gridAutoColumns: 'auto',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${space.s5} ${space.s3}`,
        overflow: 'visible',
      },
    },
  },
]);
globalStyle(`${grid} > li:first-child, ${grid} > li:last-child:nth-child(even)`, {
  '@container': { [wide]: { gridColumn: '1 / -1' } },
});
globalStyle(`${grid} > li::after`, { '@container': { [wide]: { display: 'none' } } });
globalStyle(`${gallery} > ${grid} figcaption`, {
  paddingTop: space.s2,
  // Beside it stands which picture of how many it is.
  paddingInlineEnd: space.s12,
  color: color.inkSoft,
  fontSize: text.xs,
  lineHeight: leading.tight,
  '@container': { [wide]: { paddingInlineEnd: 0 } },
});
