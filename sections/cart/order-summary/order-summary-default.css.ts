import { globalStyle, style } from '@vanilla-extract/css';
import { disclosure } from '../../../src/ui/styles/disclosure.css';
import { cartSection } from '../parts/cart-parts.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, space, text } = tokens;

/** Wide enough for a column of its own beside the step's form. */
const beside = '(min-width: 48rem)';

export const summary = style([cartSection]);
export const fold = style([disclosure, { borderTop: `${border.thin} solid ${color.line}` }]);
globalStyle(`${fold} > summary`, { fontSize: text.s });
globalStyle(`${fold} > summary > span`, { float: 'right' });
globalStyle(`${fold} > div`, { display: 'grid', gap: space.s4 });
// Beside the form all of it stands open; where the browser cannot say so, it opens with a press.
globalStyle(`${fold}::details-content`, {
  '@media': { [beside]: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
});
globalStyle(`${fold} > summary`, {
  '@supports': {
    'selector(::details-content)': { '@media': { [beside]: { display: 'none' } } },
  },
});
