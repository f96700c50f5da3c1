import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { loginFormSettings } from './login-form.settings';

export const loginFormData = defineData(loginFormSettings, { needs: () => ({}) });

export type LoginFormProps = PropsOf<typeof loginFormData>;
