import { defineSection } from '../../../src/layout/define-section';
import { detailData } from './detail.data';

export const detail = defineSection(detailData, {
  hydrate: 'never',
  variants: { default: () => import('./detail-default') },
});
