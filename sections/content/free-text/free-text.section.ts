import { defineSection } from '../../../src/layout/define-section';
import { freeTextData } from './free-text.data';

export const freeText = defineSection(freeTextData, {
  hydrate: 'never',
  variants: {
    default: () => import('./free-text-default'),
    feature: () => import('./free-text-feature'),
  },
});
