import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { productRailSettings } from './product-rail.settings';

const data = ({ settings }: DataContext<SettingsOf<typeof productRailSettings>>) => ({
  collection: query('catalog.collection', {
    params: { alias: settings.alias },
    query: { max_page_size: settings.limit },
  }),
});

export type ProductRailProps = ViewProps<typeof productRailSettings, ReturnType<typeof data>>;

export const productRail = defineSection(productRailSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./product-rail-default'),
    grid: () => import('./product-rail-grid'),
  },
});
