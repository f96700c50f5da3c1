import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { color, leading, radius, space, text } = tokens;

/** Side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: `${space.s8} ${space.s6}`,
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${pair} a`, { display: 'block', textDecoration: 'none' });
globalStyle(`${pair} img`, { width: '100%', aspectRatio: '3/2', objectFit: 'cover', borderRadius: radius.m });
globalStyle(`${pair} a:hover img`, { opacity: 0.88 });
globalStyle(`${pair} h2`, { marginTop: space.s4, fontSize: text.l });
globalStyle(`${pair} p`, { color: color.inkSoft, fontSize: text.s, lineHeight: leading.heading });
