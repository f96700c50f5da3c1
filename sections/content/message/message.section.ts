import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { messageSettings } from './message.settings';

const data = ({ settings }: DataContext<SettingsOf<typeof messageSettings>>) => ({
  message: query('site.message', { params: { code: settings.code } }),
});

export type MessageProps = ViewProps<typeof messageSettings, ReturnType<typeof data>>;

export const message = defineSection(messageSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./message-default'),
    boxed: () => import('./message-boxed'),
    links: () => import('./message-links'),
  },
});
