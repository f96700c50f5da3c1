import { defineSection } from '../../../src/layout/define-section';
import { preparingData } from './preparing.data';

export const preparing = defineSection(preparingData, {
  hydrate: 'never',
  variants: {
    default: () => import('./preparing-default'),
  },
});
