import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { maintenanceNoticeSettings } from './maintenance-notice.settings';

const data = () => ({ environment: query('site.environment', {}) });

export type MaintenanceNoticeProps = ViewProps<typeof maintenanceNoticeSettings, ReturnType<typeof data>>;

export const maintenanceNotice = defineSection(maintenanceNoticeSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./maintenance-notice-default'),
  },
});
