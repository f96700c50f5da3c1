import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, space, text } = tokens;

export const freeText = style({ paddingBlock: space.s16 });
globalStyle(`${freeText} > h2`, { marginBottom: space.s5 });
globalStyle(`${freeText} > p + p`, { marginTop: space.s4 });
globalStyle(`${freeText} > a`, { margin: `${space.s5} ${space.s3} 0 0` });

/** On a tinted ground, the heading beside the text where there is room. */
export const ground = style({ background: color.tint });
export const feature = style({
  '@container': {
    '(min-width: 48rem)': { display: 'grid', gridTemplateColumns: '1fr 2fr', columnGap: space.s12 },
  },
});
globalStyle(`${feature} > h2`, { gridRow: '1 / 9', fontSize: text.xxl });
globalStyle(`${feature} > :not(h2)`, { gridColumn: 2 });
globalStyle(`${feature} > a`, { justifySelf: 'start' });
