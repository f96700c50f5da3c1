import { defineSection } from '../../../src/layout/define-section';
import { ordererFormData } from './orderer-form.data';

export const ordererForm = defineSection(ordererFormData, {
  hydrate: 'load',
  variants: { default: () => import('./orderer-form-default') },
});
