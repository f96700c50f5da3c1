import { defineSection } from '../../../src/layout/define-section';
import { keycodeFormData } from './keycode-form.data';

export const keycodeForm = defineSection(keycodeFormData, {
  hydrate: 'touch',
  variants: { default: () => import('./keycode-form-default') },
});
