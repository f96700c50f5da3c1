import { defineSection } from '../../../src/layout/define-section';
import { usernameResetData } from './username-reset.data';

export const usernameReset = defineSection(usernameResetData, {
  hydrate: 'load',
  variants: { default: () => import('./username-reset-default') },
});
