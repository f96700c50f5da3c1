import { defineSection } from '../../../src/layout/define-section';
import { verifyFormData } from './verify-form.data';

export const verifyForm = defineSection(verifyFormData, {
  hydrate: 'load',
  variants: { default: () => import('./verify-form-default') },
});
