import { defineSection } from '../../../src/layout/define-section';
import { giftDaysData } from './gift-days.data';

export const giftDays = defineSection(giftDaysData, {
  hydrate: 'load',
  variants: { default: () => import('./gift-days-default') },
});
