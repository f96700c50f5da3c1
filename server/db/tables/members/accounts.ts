/** Accounts, where they are used, and the links that they are mailed. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Profile, SecondFactor } from '../../../../schemas/user/user';
import type { Json, Time } from '../../columns';

interface MembersTable {
  id: GeneratedAlways<number>;
  code: string;
  email: string;
  email_key: string;
  password_hash: string;
  password_changed_at: Time;
  is_registered: Generated<boolean>;
  is_guess_counted: Generated<boolean>;
  profile: Json<Profile>;
  second_factor: Generated<SecondFactor>;
  totp_secret: Buffer | null;
  totp_used_step: Generated<number>;
  security_question: number | null;
  security_answer_hash: string | null;
  created_at: Time;
  updated_at: Time;
}

interface MemberChannelsTable {
  member_id: number;
  channel_id: string;
  synced_at: Time;
}

interface MemberLinksTable {
  token_hash: Buffer;
  kind: 'verify' | 'password' | 'username' | 'unlock';
  channel_id: string;
  member_id: number | null;
  email_key: string | null;
  name_hash: Buffer | null;
  tries: Generated<number>;
  expires_at: Time;
}

export interface AccountsTables {
  members: MembersTable;
  member_channels: MemberChannelsTable;
  member_links: MemberLinksTable;
}
