import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { overviewSettings } from './overview.settings';

export const overviewData = defineData(overviewSettings, {
  needs: ({ params }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
  }),
});

export type OverviewProps = PropsOf<typeof overviewData>;
