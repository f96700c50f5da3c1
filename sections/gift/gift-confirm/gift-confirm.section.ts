import { defineSection } from '../../../src/layout/define-section';
import { giftConfirmData } from './gift-confirm.data';

export const giftConfirm = defineSection(giftConfirmData, {
  hydrate: 'load',
  variants: { default: () => import('./gift-confirm-default') },
});
