/** Files that visitors have uploaded, and keys of files that nothing wants any more, or not yet. */
import type { GeneratedAlways } from 'kysely';
import type { Time } from '../../columns';

interface UploadsTable {
  id: GeneratedAlways<number>;
  key: string;
  channel_id: string;
  member_id: number | null;
  visitor_hash: Buffer | null;
  dir: string;
  name: string;
  media_type: string;
  bytes: number;
  width: number;
  height: number;
  at: Time;
  expires_at: Time | null;
}

interface UnwantedFilesTable {
  key: string;
  since: Time;
}

export interface UploadTables {
  uploads: UploadsTable;
  unwanted_files: UnwantedFilesTable;
}
