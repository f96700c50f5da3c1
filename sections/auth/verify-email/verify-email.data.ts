import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { verifyEmailSettings } from './verify-email.settings';

export const verifyEmailData = defineData(verifyEmailSettings, { needs: () => ({}) });

export type VerifyEmailProps = PropsOf<typeof verifyEmailData>;
