/** Schools that a channel serves. */
import type { GeneratedAlways } from 'kysely';

interface SchoolsTable {
  channel_id: string;
  code: string;
  name: string;
  name_key: GeneratedAlways<string>;
}

export interface SchoolTables {
  schools: SchoolsTable;
}
