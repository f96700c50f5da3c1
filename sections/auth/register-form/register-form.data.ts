import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { registerFormSettings } from './register-form.settings';

export const registerFormData = defineData(registerFormSettings, { needs: () => ({}) });

export type RegisterFormProps = PropsOf<typeof registerFormData>;
