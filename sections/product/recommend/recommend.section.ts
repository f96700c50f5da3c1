import { defineSection } from '../../../src/layout/define-section';
import { recommendData } from './recommend.data';

export const recommend = defineSection(recommendData, {
  hydrate: 'never',
  variants: { default: () => import('./recommend-default') },
});
