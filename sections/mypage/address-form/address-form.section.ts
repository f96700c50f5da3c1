import { defineSection } from '../../../src/layout/define-section';
import { addressFormData } from './address-form.data';

export const addressForm = defineSection(addressFormData, {
  hydrate: 'load',
  variants: { default: () => import('./address-form-default') },
});
