import { defineSection } from '../../../src/layout/define-section';
import { breadcrumbsData } from './breadcrumbs.data';

export const breadcrumbs = defineSection(breadcrumbsData, {
  hydrate: 'never',
  variants: { default: () => import('./breadcrumbs-default') },
});
