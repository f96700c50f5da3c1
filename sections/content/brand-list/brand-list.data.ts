import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { brandListSettings } from './brand-list.settings';

export const brandListData = defineData(brandListSettings, {
  needs: () => ({ brands: query('catalog.brands', { query: { per: 'all' } }) }),
});

export type BrandListProps = PropsOf<typeof brandListData>;
