import { defineSection } from '../../../src/layout/define-section';
import { giftAddressData } from './gift-address.data';

export const giftAddress = defineSection(giftAddressData, {
  hydrate: 'load',
  variants: { default: () => import('./gift-address-default') },
});
