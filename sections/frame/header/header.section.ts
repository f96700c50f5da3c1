import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { headerSettings } from './header.settings';

const data = () => ({
  categories: query('catalog.categories', { query: { table: 'products' } }),
  site: query('site.settings', {}),
});

export type HeaderProps = ViewProps<typeof headerSettings, ReturnType<typeof data>>;

export const header = defineSection(headerSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./header-default'),
    simple: () => import('./header-simple'),
  },
});
