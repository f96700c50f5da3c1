import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { dataSettings } from './data.settings';

export const dataData = defineData(dataSettings, {
  needs: ({ params }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
  }),
});

export type DataProps = PropsOf<typeof dataData>;
