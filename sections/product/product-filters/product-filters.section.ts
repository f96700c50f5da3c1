import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { listQuery } from '../list/list-query';
import { productFiltersSettings } from './product-filters.settings';

const data = ({ query }: DataContext<SettingsOf<typeof productFiltersSettings>>) => ({ products: listQuery(query) });

export type ProductFiltersProps = ViewProps<typeof productFiltersSettings, ReturnType<typeof data>>;

export const productFilters = defineSection(productFiltersSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./product-filters-default'),
    sheet: () => import('./product-filters-sheet'),
  },
});
