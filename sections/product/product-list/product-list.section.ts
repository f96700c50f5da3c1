import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { listQuery } from '../list/list-query';
import { productListSettings } from './product-list.settings';

const data = ({ query, settings }: DataContext<SettingsOf<typeof productListSettings>>) => ({
  products: listQuery(query, settings.perPage),
});

export type ProductListProps = ViewProps<typeof productListSettings, ReturnType<typeof data>>;

export const productList = defineSection(productListSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./product-list-default') },
});
