import { defineSection } from '../../../src/layout/define-section';
import { maintenanceNoticeData } from './maintenance-notice.data';

export const maintenanceNotice = defineSection(maintenanceNoticeData, {
  hydrate: 'never',
  variants: {
    default: () => import('./maintenance-notice-default'),
  },
});
