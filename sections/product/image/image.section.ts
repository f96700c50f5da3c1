import { defineSection } from '../../../src/layout/define-section';
import { imageData } from './image.data';

export const image = defineSection(imageData, {
  hydrate: 'never',
  variants: { default: () => import('./image-default'), grid: () => import('./image-grid') },
});
