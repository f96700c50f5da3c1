import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { overviewSettings } from './overview.settings';

const data = ({ params }: DataContext<SettingsOf<typeof overviewSettings>>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
});

export type OverviewProps = ViewProps<typeof overviewSettings, ReturnType<typeof data>>;

export const overview = defineSection(overviewSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./overview-default') },
});
