import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, leading, space, text } = tokens;

export const banner = style({ display: 'block' });
globalStyle(`${banner} img`, {
  width: '100%',
  aspectRatio: '4/5',
  objectFit: 'cover',
  '@container': { '(min-width: 48rem)': { aspectRatio: '5/2' } },
});
globalStyle(`${banner} h2`, { marginTop: space.s4, fontSize: text.xl });
globalStyle(`${banner} p`, { color: color.inkSoft, fontSize: text.s, lineHeight: leading.heading });
