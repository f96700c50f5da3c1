import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { tokens } from './styles/tokens.css';

const { color, space } = tokens;

const fade = keyframes({ '0%, 90%': { opacity: 0.24 }, '100%': { opacity: 0 } });

/** As wide as its place, and as its content's longest words where these need more: then it is pushed sideways. */
export const scroller = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr)',
  overflowX: 'auto',
  // A shade at the end edge says that there is more. The browser knows by itself whether, and when the end is reached.
  '::after': {
    content: '',
    gridArea: '1 / 1',
    justifySelf: 'end',
    position: 'sticky',
    insetInlineEnd: 0,
    width: space.s6,
    background: `linear-gradient(to left, ${color.ink}, transparent)`,
    opacity: 0,
    pointerEvents: 'none',
    animation: `${fade} linear both`,
    animationTimeline: 'scroll(nearest inline)',
  },
});
globalStyle(`${scroller} > table`, { gridArea: '1 / 1', width: '100%' });
