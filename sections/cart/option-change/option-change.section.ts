import { defineSection } from '../../../src/layout/define-section';
import { optionChangeData } from './option-change.data';

export const optionChange = defineSection(optionChangeData, {
  hydrate: 'load',
  variants: { default: () => import('./option-change-default') },
});
