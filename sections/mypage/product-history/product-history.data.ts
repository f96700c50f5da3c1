import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { productHistorySettings } from './product-history.settings';

export const productHistoryData = defineData(productHistorySettings, {
  needs: () => ({ viewed: query('history.mine', {}) }),
});

export type ProductHistoryProps = PropsOf<typeof productHistoryData>;
