import { defineSection } from '../../../src/layout/define-section';
import { drawnGuideData } from './drawn-guide.data';

export const drawnGuide = defineSection(drawnGuideData, {
  hydrate: 'never',
  variants: { default: () => import('./drawn-guide-default') },
});
