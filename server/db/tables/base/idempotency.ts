/** Answers of calls that may be repeated. */
import type { Json, TimeWithDefault } from '../../columns';

interface IdempotencyKeysTable {
  channel_id: string;
  key: string;
  call: string;
  request_hash: Buffer;
  status: number;
  answer: Json<object>;
  created_at: TimeWithDefault;
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeysTable;
}
