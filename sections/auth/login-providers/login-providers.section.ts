import { defineSection } from '../../../src/layout/define-section';
import { loginProvidersData } from './login-providers.data';

export const loginProviders = defineSection(loginProvidersData, {
  hydrate: 'never',
  variants: { default: () => import('./login-providers-default') },
});
