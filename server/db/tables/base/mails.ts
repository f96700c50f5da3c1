/** The outbox. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { SecondFactor } from '../../../../schemas/user/user';
import type { NullableJson, Time, TimeWithDefault } from '../../columns';

/** What a mail to a member, or to whoever has asked for it, needs and what stands nowhere else. */
export interface MemberMailContent {
  readonly recipient: string;
  /** Of its link; not there any more once the mail has ended. */
  readonly token?: string;
  /** Where its link leads on to, within the shop (`returnPath`); likewise. */
  readonly redirect?: string | null;
  /** Of a second factor; likewise. */
  readonly code?: string;
  /** Until when the code is good (ISO 8601): later, the mail is not sent. */
  readonly until?: string;
  /** That a login asks for from now on. */
  readonly factor?: SecondFactor;
  /** By the name that shoppers know. */
  readonly provider?: string;
  /** Of the order whose link somebody has asked for. */
  readonly orderNo?: string;
}

export type MemberMailKind =
  | 'member_welcome'
  | 'member_registered'
  | 'member_known'
  | 'member_verify'
  | 'member_password'
  | 'member_username'
  | 'member_username_changed'
  | 'member_locked'
  | 'member_code'
  | 'member_password_changed'
  | 'member_factor_changed'
  | 'member_provider_linked'
  | 'member_provider_unlinked'
  | 'member_left';

export type OrderMailKind =
  | 'order_confirmation'
  | 'order_reminder'
  | 'order_cancelled'
  | 'order_declined'
  | 'order_expired'
  | 'order_paid'
  | 'order_revived'
  | 'order_late'
  | 'order_dispatched'
  | 'order_refunded'
  | 'order_held'
  | 'order_gift_received'
  | 'order_gift_reminder'
  | 'order_gift_expired';

/** Asked for by somebody who names an order, and may be nobody. */
export type AskedMailKind = 'asked_order_link';

interface MailsTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  order_id: number | null;
  member_id: number | null;
  about: Generated<number>;
  kind: OrderMailKind | MemberMailKind | AskedMailKind;
  content: NullableJson<MemberMailContent>;
  status: Generated<'queued' | 'sent' | 'failed' | 'expired'>;
  attempts: Generated<number>;
  next_try_at: TimeWithDefault;
  last_error: string | null;
  created_at: Time;
  ended_at: Time | null;
  sender: string | null;
  turn: Generated<number>;
  is_put_off: Generated<boolean>;
  asked: string | null;
}

export interface MailsTables {
  mails: MailsTable;
}
