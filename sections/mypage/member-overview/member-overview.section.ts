import { defineSection } from '../../../src/layout/define-section';
import { memberOverviewData } from './member-overview.data';

export const memberOverview = defineSection(memberOverviewData, {
  hydrate: 'never',
  variants: { default: () => import('./member-overview-default') },
});
