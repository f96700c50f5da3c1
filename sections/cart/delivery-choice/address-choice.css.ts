import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../../src/ui/styles/control';
import { tokens } from '../../../src/ui/styles/tokens.css';
import { radioCards } from '../parts/radio-cards.css';

const { size, space, text, weight } = tokens;

/** What stands behind it is looked for in a list that scrolls by itself. */
export const fold = style({ minWidth: 0 });
globalStyle(`${fold} > summary`, {
  minHeight: size.target,
  paddingBlock: space.s3,
  fontWeight: weight.strong,
  cursor: 'pointer',
});
globalStyle(`${radioCards} ${fold} > label`, {
  display: 'block',
  minHeight: 0,
  padding: 0,
  border: 0,
  fontSize: text.s,
});
globalStyle(`${radioCards} ${fold} > input`, { ...control, width: '100%', height: 'auto', marginTop: space.s1 });
globalStyle(`${fold} > p`, { fontSize: text.s });
globalStyle(`${fold} > div`, {
  display: 'grid',
  gap: space.s2,
  maxHeight: '24rem',
  marginTop: space.s2,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
globalStyle(`${fold} > div > [hidden]`, { display: 'none' });
