import { defineSection } from '../../../src/layout/define-section';
import { leaveFormData } from './leave-form.data';

export const leaveForm = defineSection(leaveFormData, {
  hydrate: 'load',
  variants: { default: () => import('./leave-form-default') },
});
