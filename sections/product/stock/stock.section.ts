import { defineSection } from '../../../src/layout/define-section';
import { stockData } from './stock.data';

export const stock = defineSection(stockData, {
  hydrate: 'never',
  variants: { default: () => import('./stock-default') },
});
