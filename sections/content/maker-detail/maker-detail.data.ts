import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { makerDetailSettings } from './maker-detail.settings';

export const makerDetailData = defineData(makerDetailSettings, {
  needs: ({ params, settings }) => {
    const { key = '' } = params;
    return {
      maker: query('catalog.maker', { params: { key } }),
      products: query('catalog.products', { query: { maker: key, per: settings.limit } }),
    };
  },
});

export type MakerDetailProps = PropsOf<typeof makerDetailData>;
