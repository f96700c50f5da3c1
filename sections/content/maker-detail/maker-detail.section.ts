import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { makerDetailSettings } from './maker-detail.settings';

const data = ({ params, settings }: DataContext<SettingsOf<typeof makerDetailSettings>>) => {
  const { key = '' } = params;
  return {
    maker: query('catalog.maker', { params: { key } }),
    products: query('catalog.products', { query: { maker: key, per: settings.limit } }),
  };
};

export type MakerDetailProps = ViewProps<typeof makerDetailSettings, ReturnType<typeof data>>;

export const makerDetail = defineSection(makerDetailSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./maker-detail-default'),
  },
});
