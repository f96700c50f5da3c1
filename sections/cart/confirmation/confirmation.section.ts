import { defineSection } from '../../../src/layout/define-section';
import { confirmationData } from './confirmation.data';

export const confirmation = defineSection(confirmationData, {
  hydrate: 'load',
  variants: { default: () => import('./confirmation-default') },
});
