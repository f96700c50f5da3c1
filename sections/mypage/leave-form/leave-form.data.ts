import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { leaveFormSettings } from './leave-form.settings';

export const leaveFormData = defineData(leaveFormSettings, { needs: () => ({}) });

export type LeaveFormProps = PropsOf<typeof leaveFormData>;
