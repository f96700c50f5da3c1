import { defineSection } from '../../../src/layout/define-section';
import { viewedData } from './viewed.data';

export const viewed = defineSection(viewedData, {
  hydrate: 'visible',
  variants: { default: () => import('./viewed-default') },
});
