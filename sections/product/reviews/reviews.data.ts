import { query } from '../../../schemas/query';
import { pageOf } from '../../../src/lib/page-of';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { reviewsSettings } from './reviews.settings';

export const reviewsData = defineData(reviewsSettings, {
  needs: ({ params, query: asked, settings }) => ({
    product: query('catalog.product', { params: { key: params.key ?? '' } }),
    reviews: query('catalog.reviews', {
      params: { key: params.key ?? '' },
      query: { page: pageOf(asked.reviews), per: settings.perPage },
    }),
  }),
});

export type ReviewsProps = PropsOf<typeof reviewsData>;
