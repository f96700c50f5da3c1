import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { maintenanceNoticeSettings } from './maintenance-notice.settings';

export const maintenanceNoticeData = defineData(maintenanceNoticeSettings, {
  needs: () => ({ environment: query('site.environment', {}) }),
});

export type MaintenanceNoticeProps = PropsOf<typeof maintenanceNoticeData>;
