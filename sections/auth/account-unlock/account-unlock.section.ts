import { defineSection } from '../../../src/layout/define-section';
import { accountUnlockData } from './account-unlock.data';

export const accountUnlock = defineSection(accountUnlockData, {
  hydrate: 'load',
  variants: { default: () => import('./account-unlock-default') },
});
