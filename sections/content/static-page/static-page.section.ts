import { defineSection } from '../../../src/layout/define-section';
import { staticPageData } from './static-page.data';

export const staticPage = defineSection(staticPageData, {
  hydrate: 'never',
  variants: {
    default: () => import('./static-page-default'),
  },
});
