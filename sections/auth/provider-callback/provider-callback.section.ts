import { defineSection } from '../../../src/layout/define-section';
import { providerCallbackData } from './provider-callback.data';

export const providerCallback = defineSection(providerCallbackData, {
  hydrate: 'load',
  variants: { default: () => import('./provider-callback-default') },
});
