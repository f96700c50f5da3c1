import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { PageRequest } from '../../../http/pagination';

/** How many published reviews have 1, 2, 3, 4 and 5 stars. */
export async function countRatings(db: Kysely<Database>, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['rating', sql<number>`count(*)`.as('count')])
    .where('product_id', '=', productId)
    .where('is_published', '=', true)
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

export const readReviews = (db: Kysely<Database>, productId: number, { per, offset }: PageRequest) =>
  db
    .selectFrom('reviews')
    .select(['id', 'product_id', 'nickname', 'rating', 'title', 'body', 'posted_at'])
    .where('product_id', '=', productId)
    .where('is_published', '=', true)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per)
    .offset(offset)
    .execute();
