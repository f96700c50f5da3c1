import { defineSection } from '../../../src/layout/define-section';
import { deliveryChoiceData } from './delivery-choice.data';

export const deliveryChoice = defineSection(deliveryChoiceData, {
  hydrate: 'load',
  variants: { default: () => import('./delivery-choice-default') },
});
