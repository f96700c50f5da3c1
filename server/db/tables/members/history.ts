/** What members and guests have looked at. */
import type { GeneratedAlways } from 'kysely';
import type { Time } from '../../columns';

interface ProductViewsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  product_id: number;
  member_id: number | null;
  visitor_hash: Buffer | null;
  at: Time;
  expires_at: Time | null;
}

export interface HistoryTables {
  product_views: ProductViewsTable;
}
