import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { stockSettings } from './stock.settings';

export const stockData = defineData(stockSettings, {
  needs: ({ params }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
  }),
});

export type StockProps = PropsOf<typeof stockData>;
