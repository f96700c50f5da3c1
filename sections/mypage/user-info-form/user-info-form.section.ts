import { defineSection } from '../../../src/layout/define-section';
import { userInfoFormData } from './user-info-form.data';

export const userInfoForm = defineSection(userInfoFormData, {
  hydrate: 'load',
  variants: { default: () => import('./user-info-form-default') },
});
