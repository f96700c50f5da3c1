import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { sizeTableSettings } from './size-table.settings';

export const sizeTableData = defineData(sizeTableSettings, {
  needs: ({ params }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
  }),
});

export type SizeTableProps = PropsOf<typeof sizeTableData>;
