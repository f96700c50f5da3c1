import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { passwordFormSettings } from './password-form.settings';

export const passwordFormData = defineData(passwordFormSettings, { needs: () => ({}) });

export type PasswordFormProps = PropsOf<typeof passwordFormData>;
