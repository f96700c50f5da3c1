import { defineSection } from '../../../src/layout/define-section';
import { couponsData } from './coupons.data';

export const coupons = defineSection(couponsData, {
  hydrate: 'never',
  variants: { default: () => import('./coupons-default') },
});
