import { defineSection } from '../../../src/layout/define-section';
import { makerDetailData } from './maker-detail.data';

export const makerDetail = defineSection(makerDetailData, {
  hydrate: 'never',
  variants: {
    default: () => import('./maker-detail-default'),
  },
});
