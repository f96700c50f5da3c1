import { defineSection } from '../../../src/layout/define-section';
import { relatedData } from './related.data';

export const related = defineSection(relatedData, {
  hydrate: 'never',
  variants: { default: () => import('./related-default') },
});
