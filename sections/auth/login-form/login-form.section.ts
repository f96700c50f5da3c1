import { defineSection } from '../../../src/layout/define-section';
import { loginFormData } from './login-form.data';

export const loginForm = defineSection(loginFormData, {
  hydrate: 'touch',
  variants: { default: () => import('./login-form-default') },
});
