import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../src/ui/styles/control';
import { tokens } from '../../src/ui/styles/tokens.css';

const { color, size, space, text, weight } = tokens;

/** What stands behind it is looked for in a list that scrolls by itself. */
export const fold = style({ width: '100%', minWidth: 0 });
globalStyle(`${fold} > summary`, {
  display: 'flex',
  gap: space.s3,
  justifyContent: 'space-between',
  minHeight: size.target,
  paddingBlock: space.s3,
  fontWeight: weight.strong,
  cursor: 'pointer',
});
globalStyle(`${fold} > summary::after`, { content: '＋', color: color.inkSoft, fontWeight: weight.body });
globalStyle(`${fold}[open] > summary::after`, { content: '－' });
globalStyle(`${fold} > div > label`, { fontSize: text.s });
globalStyle(`${fold} > div > input`, { ...control, width: '100%', marginTop: space.s1 });
globalStyle(`${fold} > div > p`, { fontSize: text.s });
globalStyle(`${fold} > ul`, {
  display: 'grid',
  gap: space.s2,
  maxHeight: '24rem',
  marginTop: space.s2,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
globalStyle(`${fold} > ul > [hidden]`, { display: 'none' });
