import { defineSection } from '../../../src/layout/define-section';
import { verifyEmailData } from './verify-email.data';

export const verifyEmail = defineSection(verifyEmailData, {
  hydrate: 'load',
  variants: { default: () => import('./verify-email-default') },
});
