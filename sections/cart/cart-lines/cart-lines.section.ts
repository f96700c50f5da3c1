import { defineSection } from '../../../src/layout/define-section';
import { cartLinesData } from './cart-lines.data';

export const cartLines = defineSection(cartLinesData, {
  hydrate: 'load',
  variants: { default: () => import('./cart-lines-default') },
});
