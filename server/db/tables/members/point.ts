/** The ledger of points, and what is left of each entry that brought some. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Kept, TimeWithDefault } from '../../columns';

interface PointEntriesTable {
  id: GeneratedAlways<number>;
  member_id: number;
  channel_id: string;
  movement: Generated<string>;
  at: TimeWithDefault;
  reason: 'earned' | 'granted' | 'returned' | 'used' | 'withdrawn';
  points: number;
  expires_at: Date | null;
  lot_id: number | null;
  note: Generated<string>;
}

interface PointLotsView {
  id: Kept<number>;
  member_id: Kept<number>;
  channel_id: Kept<string>;
  points: Kept<number>;
  expires_at: Kept<Date | null>;
  rest: Kept<number>;
}

export interface PointTables {
  point_entries: PointEntriesTable;
  point_lots: PointLotsView;
}
