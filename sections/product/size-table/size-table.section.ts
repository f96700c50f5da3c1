import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { sizeTableSettings } from './size-table.settings';

const data = ({ params }: DataContext<SettingsOf<typeof sizeTableSettings>>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
});

export type SizeTableProps = ViewProps<typeof sizeTableSettings, ReturnType<typeof data>>;

export const sizeTable = defineSection(sizeTableSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./size-table-default') },
});
