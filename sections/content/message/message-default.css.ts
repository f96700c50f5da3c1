import { style } from '@vanilla-extract/css';
import { column } from '../../../src/ui/styles/page.css';
import { tokens } from '../../../src/ui/styles/tokens.css';

/** On its own between a screen's sections it is as wide as they are, which are of text, and keeps its distance; inside another section that one says how much. */
export const plain = style([
  column,
  { selectors: { 'main > [data-s] > &': { paddingBlock: `${tokens.space.s5} ${tokens.space.s8}` } } },
]);
