import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { verifyFormSettings } from './verify-form.settings';

export const verifyFormData = defineData(verifyFormSettings, { needs: () => ({}) });

export type VerifyFormProps = PropsOf<typeof verifyFormData>;
