import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { stockSettings } from './stock.settings';

const data = ({ params }: DataContext<SettingsOf<typeof stockSettings>>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
});

export type StockProps = ViewProps<typeof stockSettings, ReturnType<typeof data>>;

export const stock = defineSection(stockSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./stock-default') },
});
