import { style } from '@vanilla-extract/css';
import { page } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

/** On its own between a screen's sections it keeps its distance; inside another section that one says how much. */
export const plain = style([
  page,
  { selectors: { 'main > [data-s] > &': { paddingBlock: `${tokens.space.s5} ${tokens.space.s8}` } } },
]);
