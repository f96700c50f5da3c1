import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { pageOf } from '../../../src/lib/page-of';
import { reviewsSettings } from './reviews.settings';

const data = ({ params, query: asked, settings }: DataContext<SettingsOf<typeof reviewsSettings>>) => ({
  product: query('catalog.product', { params: { key: params.key ?? '' } }),
  reviews: query('catalog.reviews', {
    params: { key: params.key ?? '' },
    query: { page: pageOf(asked.reviews), per: settings.perPage },
  }),
});

export type ReviewsProps = ViewProps<typeof reviewsSettings, ReturnType<typeof data>>;

export const reviews = defineSection(reviewsSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./reviews-default') },
});
