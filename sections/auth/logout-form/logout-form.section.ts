import { defineSection } from '../../../src/layout/define-section';
import { logoutFormData } from './logout-form.data';

export const logoutForm = defineSection(logoutFormData, {
  hydrate: 'load',
  variants: { default: () => import('./logout-form-default') },
});
