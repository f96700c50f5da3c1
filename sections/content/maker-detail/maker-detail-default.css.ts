import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, radius, space, text } = tokens;

/** The picture beside the story where there is room. */
export const portrait = style({
  display: 'grid',
  gap: space.s6,
  marginBottom: space.s16,
  '@container': {
    '(min-width: 48rem)': { gridTemplateColumns: '1fr 1fr', columnGap: space.s12, alignItems: 'center' },
  },
});
globalStyle(`${portrait} img`, { width: '100%', aspectRatio: '4/3', objectFit: 'cover', borderRadius: radius.m });
globalStyle(`${portrait} p`, { marginTop: space.s4 });
globalStyle(`${portrait} h1 + p`, { marginTop: space.s1, color: color.inkSoft, fontSize: text.s });
