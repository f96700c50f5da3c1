import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../src/ui/styles/tokens.css';

const { color, space, text, weight } = tokens;

/** Each at least as wide as its longest choice, so that none is cut off. */
export const arrivalFields = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4 });
globalStyle(`${arrivalFields} > label`, {
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'start',
  gap: space.s1,
  maxWidth: '100%',
  fontSize: text.s,
  fontWeight: weight.strong,
});
globalStyle(`${arrivalFields} select`, { fontWeight: weight.body });
globalStyle(`${arrivalFields} em`, { fontStyle: 'normal', fontWeight: weight.body, color: color.sale });
globalStyle(`${arrivalFields} > p`, { flex: '1 0 100%', color: color.inkSoft, fontSize: text.s });
