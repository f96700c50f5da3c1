/** The outbox. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Time, TimeWithDefault } from '../../columns';

interface MailsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  order_id: number;
  kind: 'order_confirmation';
  status: Generated<'queued' | 'sent' | 'failed' | 'expired'>;
  attempts: Generated<number>;
  next_try_at: TimeWithDefault;
  last_error: string | null;
  created_at: Time;
  ended_at: Time | null;
  sender: string | null;
  turn: Generated<number>;
  is_put_off: Generated<boolean>;
}

export interface MailsTables {
  mails: MailsTable;
}
