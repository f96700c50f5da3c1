import type { Kysely } from 'kysely';
import type { Review } from '../../../../schemas/content/content';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';
import { countRatings, readReviews } from './reviews.repository';

export interface ReviewPage {
  readonly reviews: Review[];
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  readonly spread: number[];
  readonly total: number;
}

export interface ReviewsService {
  /** Published reviews of a product, newest first. */
  page(productId: number, page: PageRequest): Promise<ReviewPage>;
}

export interface ReviewsServiceDeps {
  readonly db: Kysely<Database>;
}

export const createReviewsService = ({ db }: ReviewsServiceDeps): ReviewsService => ({
  async page(productId, page) {
    const [spread, rows] = await Promise.all([countRatings(db, productId), readReviews(db, productId, page)]);
    const reviews = rows.map(({ posted_at, ...row }) => ({ ...row, posted_at: posted_at.toISOString() }));
    return { reviews, spread, total: spread.reduce((sum, count) => sum + count, 0) };
  },
});
