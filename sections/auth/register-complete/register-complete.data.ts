import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { registerCompleteSettings } from './register-complete.settings';

export const registerCompleteData = defineData(registerCompleteSettings, { needs: () => ({}) });

export type RegisterCompleteProps = PropsOf<typeof registerCompleteData>;
