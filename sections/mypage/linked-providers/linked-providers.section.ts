import { defineSection } from '../../../src/layout/define-section';
import { linkedProvidersData } from './linked-providers.data';

export const linkedProviders = defineSection(linkedProvidersData, {
  hydrate: 'never',
  variants: { default: () => import('./linked-providers-default') },
});
