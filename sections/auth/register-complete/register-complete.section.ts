import { defineSection } from '../../../src/layout/define-section';
import { registerCompleteData } from './register-complete.data';

export const registerComplete = defineSection(registerCompleteData, {
  hydrate: 'never',
  variants: { default: () => import('./register-complete-default') },
});
