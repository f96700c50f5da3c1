import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { keycodeFormSettings } from './keycode-form.settings';

export const keycodeFormData = defineData(keycodeFormSettings, { needs: () => ({}) });

export type KeycodeFormProps = PropsOf<typeof keycodeFormData>;
