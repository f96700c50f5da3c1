import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { logoutFormSettings } from './logout-form.settings';

export const logoutFormData = defineData(logoutFormSettings, { needs: () => ({}) });

export type LogoutFormProps = PropsOf<typeof logoutFormData>;
