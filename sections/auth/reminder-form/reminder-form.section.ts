import { defineSection } from '../../../src/layout/define-section';
import { reminderFormData } from './reminder-form.data';

export const reminderForm = defineSection(reminderFormData, {
  hydrate: 'load',
  variants: { default: () => import('./reminder-form-default') },
});
