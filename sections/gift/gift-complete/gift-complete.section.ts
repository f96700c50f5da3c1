import { defineSection } from '../../../src/layout/define-section';
import { giftCompleteData } from './gift-complete.data';

export const giftComplete = defineSection(giftCompleteData, {
  hydrate: 'never',
  variants: { default: () => import('./gift-complete-default') },
});
