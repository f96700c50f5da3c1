import { defineSection } from '../../../src/layout/define-section';
import { passwordFormData } from './password-form.data';

export const passwordForm = defineSection(passwordFormData, {
  hydrate: 'load',
  variants: { default: () => import('./password-form-default') },
});
