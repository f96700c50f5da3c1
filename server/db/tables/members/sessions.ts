/** Logins with their tokens, and what is kept of them. */
import type { GeneratedAlways } from 'kysely';
import type { Time } from '../../columns';

interface LoginsTable {
  id: GeneratedAlways<number>;
  member_id: number;
  channel_id: string;
  secret: Buffer;
  created_at: Time;
  expires_at: Time;
}

interface LoginTokensTable {
  token_hash: Buffer;
  login_id: number;
  predecessor_hash: Buffer | null;
  expires_at: Time;
  used_at: Time | null;
}

interface LoginHistoriesTable {
  id: GeneratedAlways<number>;
  member_id: number;
  channel_id: string;
  at: Time;
  address: string;
  user_agent: string;
}

export interface SessionsTables {
  logins: LoginsTable;
  login_tokens: LoginTokensTable;
  login_histories: LoginHistoriesTable;
}
