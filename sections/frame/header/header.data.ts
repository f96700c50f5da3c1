import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { headerSettings } from './header.settings';

export const headerData = defineData(headerSettings, {
  needs: () => ({
    categories: query('catalog.categories', { query: { table: 'products' } }),
    site: query('site.settings', {}),
  }),
});

export type HeaderProps = PropsOf<typeof headerData>;
