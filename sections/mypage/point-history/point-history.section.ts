import { defineSection } from '../../../src/layout/define-section';
import { pointHistoryData } from './point-history.data';

export const pointHistory = defineSection(pointHistoryData, {
  hydrate: 'never',
  variants: { default: () => import('./point-history-default') },
});
