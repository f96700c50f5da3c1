import { defineSection } from '../../../src/layout/define-section';
import { productChoiceData } from './product-choice.data';

export const productChoice = defineSection(productChoiceData, {
  hydrate: 'never',
  variants: { default: () => import('./product-choice-default') },
});
