import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { listQuery } from '../list/list-query';
import { listHeadSettings } from './list-head.settings';

const data = ({ query: asked }: DataContext<SettingsOf<typeof listHeadSettings>>) => ({
  categories: query('catalog.categories', { query: { table: 'products' } }),
  products: listQuery(asked),
});

export type ListHeadProps = ViewProps<typeof listHeadSettings, ReturnType<typeof data>>;

export const listHead = defineSection(listHeadSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./list-head-default') },
});
