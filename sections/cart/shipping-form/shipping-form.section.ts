import { defineSection } from '../../../src/layout/define-section';
import { shippingFormData } from './shipping-form.data';

export const shippingForm = defineSection(shippingFormData, {
  hydrate: 'load',
  variants: { default: () => import('./shipping-form-default') },
});
