import { defineSection } from '../../../src/layout/define-section';
import { rankingData } from './ranking.data';

export const ranking = defineSection(rankingData, {
  hydrate: 'never',
  variants: {
    default: () => import('./ranking-default'),
  },
});
