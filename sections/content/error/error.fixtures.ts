import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { ErrorProps } from './error.data';
import { errorSettings } from './error.settings';

export const errorFixtures = {
  ok: { settings: settingsOf(errorSettings), data: {}, params: { status: '404' } },
  ofNoShop: { settings: settingsOf(errorSettings), data: {}, params: { status: '404', channel: 'invalid' } },
  withHelp: {
    settings: settingsOf(errorSettings),
    data: {},
    params: {
      status: '404',
      advice: 'リンクをご確認ください。',
      helpPath: '/orders/receipt/link',
      helpTitle: 'リンクを受け取る',
    },
  },
  failed: { settings: settingsOf(errorSettings), data: {}, params: { status: '500' } },
  unstated: { settings: settingsOf(errorSettings, { status: 503 }), data: {} },
} satisfies Record<string, FixtureOf<ErrorProps>>;
