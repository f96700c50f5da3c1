import { defineSection } from '../../../src/layout/define-section';
import { listHeadData } from './list-head.data';

export const listHead = defineSection(listHeadData, {
  hydrate: 'never',
  variants: { default: () => import('./list-head-default') },
});
