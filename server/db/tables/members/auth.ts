/** Tries to log in, and logins that wait for their second factor. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Time, TimeWithDefault } from '../../columns';

interface LoginTriesTable {
  name_hash: Buffer;
  tries: number;
  locked_until: Time | null;
  expires_at: Time;
}

interface LoginChallengesTable {
  handle_hash: Buffer;
  member_id: number;
  channel_id: string;
  name_hash: Buffer;
  code_hash: Buffer | null;
  is_synced: Generated<boolean>;
  provider_issuer: string | null;
  provider_subject: string | null;
  tries: Generated<number>;
  begun_at: TimeWithDefault;
  codes_sent: Generated<number>;
  code_sent_at: TimeWithDefault;
  mail_id: number | null;
  expires_at: Time;
}

interface MemberProvidersTable {
  id: GeneratedAlways<number>;
  issuer: string;
  subject: string;
  member_id: number;
  linked_at: Time;
}

interface ProviderCallbacksTable {
  callback_hash: Buffer;
  outcome: string | null;
  expires_at: Time;
}

export interface AuthTables {
  provider_callbacks: ProviderCallbacksTable;
  member_providers: MemberProvidersTable;
  login_tries: LoginTriesTable;
  login_challenges: LoginChallengesTable;
}
