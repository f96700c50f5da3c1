import { defineSection } from '../../../src/layout/define-section';
import { cardFormData } from './card-form.data';

export const cardForm = defineSection(cardFormData, {
  hydrate: 'load',
  variants: { default: () => import('./card-form-default') },
});
