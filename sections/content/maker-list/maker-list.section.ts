import { defineSection } from '../../../src/layout/define-section';
import { makerListData } from './maker-list.data';

export const makerList = defineSection(makerListData, {
  hydrate: 'never',
  variants: {
    default: () => import('./maker-list-default'),
  },
});
