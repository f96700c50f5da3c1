/** What shoppers say of products. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { TimeWithDefault } from '../../columns';

interface ReviewsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  product_id: number;
  nickname: string;
  rating: number;
  title: string;
  body: string;
  is_published: Generated<boolean>;
  posted_at: TimeWithDefault;
}

export interface ReviewsTables {
  reviews: ReviewsTable;
}
