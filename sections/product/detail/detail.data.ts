import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { detailSettings } from './detail.settings';

export const detailData = defineData(detailSettings, {
  needs: ({ params }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
  }),
});

export type DetailProps = PropsOf<typeof detailData>;
