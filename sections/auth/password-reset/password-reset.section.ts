import { defineSection } from '../../../src/layout/define-section';
import { passwordResetData } from './password-reset.data';

export const passwordReset = defineSection(passwordResetData, {
  hydrate: 'load',
  variants: { default: () => import('./password-reset-default') },
});
