/** Layout documents. */
import type { Generated } from 'kysely';
import type { TimeWithDefault } from '../../columns';

interface LayoutsTable {
  channel_id: string;
  kind: 'page' | 'frame';
  page: string;
  instance: Generated<string>;
  document: string;
  base_snapshot: string | null;
  revision: Generated<number>;
  published_at: TimeWithDefault;
}

interface LayoutLastGoodTable {
  channel_id: string;
  kind: 'page' | 'frame';
  page: string;
  instance: string;
  document: string;
}

export interface LayoutTables {
  layouts: LayoutsTable;
  layout_last_good: LayoutLastGoodTable;
}
