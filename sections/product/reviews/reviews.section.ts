import { defineSection } from '../../../src/layout/define-section';
import { reviewsData } from './reviews.data';

export const reviews = defineSection(reviewsData, {
  hydrate: 'never',
  variants: { default: () => import('./reviews-default') },
});
