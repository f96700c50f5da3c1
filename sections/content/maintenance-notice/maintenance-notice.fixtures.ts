import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { PublicEnvironment } from '../../../schemas/site/site';
import { longText, longWord } from '../../samples/shop';
import type { MaintenanceNoticeProps } from './maintenance-notice.data';
import { maintenanceNoticeSettings } from './maintenance-notice.settings';

const settings = settingsOf(maintenanceNoticeSettings);
const environment: PublicEnvironment = {
  channel: 'minori',
  name: '実り',
  theme: 'minori',
  is_maintenance: true,
  maintenance: { title: '棚卸のためお休みしています', message: '11月21日(土)10時に再開いたします。', gtm_id: '' },
  is_member_only: false,
  is_member_used: true,
  is_keycode_gated: false,
};

export const maintenanceNoticeFixtures = {
  ok: { settings, data: { environment } },
  empty: { settings, data: { environment: { ...environment, maintenance: null } } },
  long: {
    settings,
    data: { environment: { ...environment, maintenance: { title: longWord, message: longText, gtm_id: '' } } },
  },
} satisfies Record<string, FixtureOf<MaintenanceNoticeProps>>;
