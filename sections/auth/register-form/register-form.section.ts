import { defineSection } from '../../../src/layout/define-section';
import { registerFormData } from './register-form.data';

export const registerForm = defineSection(registerFormData, {
  hydrate: 'load',
  variants: { default: () => import('./register-form-default') },
});
