import { defineSection } from '../../../src/layout/define-section';
import { overviewData } from './overview.data';

export const overview = defineSection(overviewData, {
  hydrate: 'never',
  variants: { default: () => import('./overview-default') },
});
