import { defineSection } from '../../../src/layout/define-section';
import { qaData } from './qa.data';

export const qa = defineSection(qaData, {
  hydrate: 'never',
  variants: { default: () => import('./qa-default') },
});
