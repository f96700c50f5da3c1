import { defineSection } from '../../../src/layout/define-section';
import { dataData } from './data.data';

export const data = defineSection(dataData, {
  hydrate: 'never',
  variants: { default: () => import('./data-default') },
});
