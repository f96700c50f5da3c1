import { defineSection } from '../../../src/layout/define-section';
import { memberPopupsData } from './member-popups.data';

export const memberPopups = defineSection(memberPopupsData, {
  hydrate: 'idle',
  variants: {
    default: () => import('./member-popups-default'),
    page: () => import('./member-popups-page'),
  },
});
