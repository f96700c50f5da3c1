import { defineSection } from '../../../src/layout/define-section';
import { contactWaysData } from './contact-ways.data';

export const contactWays = defineSection(contactWaysData, {
  hydrate: 'never',
  variants: { default: () => import('./contact-ways-default') },
});
