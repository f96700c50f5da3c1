import { defineSection } from '../../../src/layout/define-section';
import { noticesData } from './notices.data';

export const notices = defineSection(noticesData, {
  hydrate: 'never',
  variants: { default: () => import('./notices-default') },
});
