import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { reminderFormSettings } from './reminder-form.settings';

export const reminderFormData = defineData(reminderFormSettings, { needs: () => ({}) });

export type ReminderFormProps = PropsOf<typeof reminderFormData>;
