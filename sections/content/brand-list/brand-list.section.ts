import { defineSection } from '../../../src/layout/define-section';
import { brandListData } from './brand-list.data';

export const brandList = defineSection(brandListData, {
  hydrate: 'never',
  variants: {
    default: () => import('./brand-list-default'),
  },
});
