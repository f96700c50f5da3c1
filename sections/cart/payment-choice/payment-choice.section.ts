import { defineSection } from '../../../src/layout/define-section';
import { paymentChoiceData } from './payment-choice.data';

export const paymentChoice = defineSection(paymentChoiceData, {
  hydrate: 'load',
  variants: { default: () => import('./payment-choice-default') },
});
