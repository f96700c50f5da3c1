/** Counters that every write to what a page can show moves on. */
interface DataVersionsTable {
  channel_id: string;
  bucket: number;
  version: number;
}

export interface DataVersionTables {
  data_versions: DataVersionsTable;
}
