import { defineSection } from '../../../src/layout/define-section';
import { giftCompleteData } from './gift-complete.data';

export const giftComplete = defineSection(giftCompleteData, {
  // Forgets what was typed for it (use-forgotten-gift.ts).
  hydrate: 'load',
  variants: { default: () => import('./gift-complete-default') },
});
