import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { brandListSettings } from './brand-list.settings';

const data = () => ({ brands: query('catalog.brands', { query: { per: 'all' } }) });

export type BrandListProps = ViewProps<typeof brandListSettings, ReturnType<typeof data>>;

export const brandList = defineSection(brandListSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./brand-list-default'),
  },
});
