import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { recommendSettings } from './recommend.settings';

export const recommendData = defineData(recommendSettings, {
  needs: ({ params }) => ({
    products: query('catalog.recommended', { params: { key: params.key ?? '' } }),
    accessories: query('catalog.accessories', { params: { key: params.key ?? '' } }),
  }),
});

export type RecommendProps = PropsOf<typeof recommendData>;
