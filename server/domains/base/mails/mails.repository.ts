/** The outbox's rows. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';
import {
  isOrderKind,
  isOrderMail,
  type MailIntent,
  type MailKind,
  type MemberMailContent,
  type NewMail,
} from './mails.types';

type Db = Kysely<Database>;

interface IntentRow {
  readonly channelId: string;
  readonly kind: MailKind;
  readonly about: number;
  readonly orderId: number | null;
  readonly memberId: number | null;
  readonly content: MemberMailContent | null;
}

/** The checks of the table hold the two kinds of rows apart. */
const intentOf = ({ channelId, kind, about, orderId, memberId, content }: IntentRow): MailIntent => {
  if (isOrderKind(kind) && orderId !== null) return { channelId, kind, orderId, about };
  if (!isOrderKind(kind) && content !== null) return { channelId, kind, memberId, content };
  throw new Error(`A mail of the kind ${kind} tells of nothing.`);
};

/**
 * What opens an account is kept no longer than it takes to send it, and of who has left not even where the last mail went.
 * (Content names a recipient always: that of whoever is gone is empty.)
 */
const withoutSecrets = sql<string | null>`case kind
  when 'member_left' then (content - '{token,code,redirect}'::text[]) || '{"recipient": ""}'
  else content - '{token,code,redirect}'::text[] end`;

/** Whom the ask is for, and about which order. */
const askOf = (mail: NewMail): string | null =>
  !mail.isAsk || isOrderMail(mail) ? null : `${mail.content.orderNo ?? ''} ${mail.content.recipient.toLowerCase()}`;

/**
 * What an order has already been told is not put in again; of what is asked for again while it waits, the waiting one gets
 * the newest link, and just after it has ended, as those of nobody do, none is put in. One statement, whatever it finds: nothing tells how many wait.
 *
 * @returns its id; null: no mail came of it
 */
export const insertMail = async (trx: Transaction<Database>, mail: NewMail, now: Date): Promise<number | null> => {
  const { channelId, kind, sender = null, isWanted = true } = mail;
  const asked = askOf(mail);
  const subject = isOrderMail(mail)
    ? { orderId: mail.orderId, memberId: null, content: null, about: mail.about ?? 0 }
    : { orderId: null, memberId: mail.memberId, content: JSON.stringify(mail.content), about: 0 };
  const { rows } = await sql<{ id: number }>`
    with renewed as (
      update mails set content = ${subject.content}::jsonb, member_id = ${subject.memberId}, created_at = ${now}
      where channel_id = ${channelId} and kind = ${kind} and asked = ${asked} and status = 'queued'
      returning 1
    )
    insert into mails (channel_id, order_id, member_id, content, kind, about, created_at, sender, asked, turn)
    select ${channelId}::text, ${subject.orderId}::bigint, ${subject.memberId}::bigint, ${subject.content}::jsonb,
      ${kind}::text, ${subject.about}::bigint, ${now}::timestamptz, ${sender}::text, ${asked}::text, (
      select count(*) from mails own where own.sender = ${sender} and own.created_at > ${now}::timestamptz - interval '1 day'
    ) where ${isWanted}::boolean and not exists (select from renewed) and not exists (
      select from mails own where own.channel_id = ${channelId} and own.kind = ${kind} and own.asked = ${asked}
        and own.status in ('sent', 'expired') and own.ended_at > ${now}::timestamptz - interval '1 minute'
    ) on conflict do nothing
    returning id
  `.execute(trx);
  return rows[0]?.id ?? null;
};

/**
 * It is told of no more, where it still waits. One that is just being sent may arrive all the same: that is noted over this.
 */
export const withdrawMail = (trx: Transaction<Database>, id: number, now: Date) =>
  trx
    .updateTable('mails')
    .set({ status: 'expired', ended_at: now, last_error: 'a newer one took its place', content: withoutSecrets })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();

/** Mails of a kind to a member. */
export interface MailsOf {
  readonly memberId: number;
  readonly kind: MailKind;
  readonly since: Date;
  /** But for this one, if it still waits. */
  readonly replacing: number | null;
}

/** Those that were sent, or wait to be. */
export const countMails = async (
  trx: Transaction<Database>,
  { memberId, kind, since, replacing }: MailsOf,
): Promise<number> => {
  const { count } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .where(({ or, eb }) =>
      or([eb('status', '=', 'sent'), eb('status', '=', 'queued').and('id', 'is distinct from', replacing)]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};

export interface DueMail {
  readonly id: number;
  readonly channelId: string;
  readonly intent: MailIntent;
  /** Somebody has only asked for it, who may be nobody. */
  readonly isAsk: boolean;
  /** This one included. */
  readonly attempts: number;
  /** The lowest comes first. */
  readonly turn: number;
  readonly createdAt: Date;
}

export interface Claim {
  readonly now: Date;
  /** Mails from before then are not sent any more. */
  readonly since: Date;
  readonly until: Date;
  readonly most: number;
}

/** Of one sender's mails of a day to one mailbox so many wait for it longer: more would be a flood, and end as others do. */
const mostWaiting = 3;

/**
 * @param since mails from before then are not sent any more, but for those that only wait for their mailbox: these get a
 *   week, and an hour where somebody has only asked for them, who asks again
 */
const isOld = (since: Date) =>
  sql<boolean>`created_at <= case
    when is_put_off and asked is not null then ${since}::timestamptz + interval '23 hours'
    when is_put_off and turn < ${mostWaiting} then ${since}::timestamptz - interval '6 days'
    else ${since}::timestamptz end`;

/**
 * Mails whose time has come; first those of whom the mailbox got the fewest mails, so that nobody fills it with orders in
 * another one's name. Each is given to one of those who claim at once, and is theirs until `until`.
 *
 * @returns in the order of their turns
 */
export const claimDue = async (db: Db, { now, since, until, most }: Claim): Promise<DueMail[]> => {
  const { rows } = await sql<Omit<DueMail, 'intent'> & IntentRow>`
    update mails set attempts = attempts + 1, next_try_at = ${until}
    where id = any (array(
      select id from mails where status = 'queued' and next_try_at <= ${now} and not ${isOld(since)}
      order by turn, next_try_at, id
      limit ${most}
      for update skip locked
    ))
    returning id, channel_id as "channelId", order_id as "orderId", member_id as "memberId", content, kind, about, attempts,
      turn, created_at as "createdAt", asked is not null as "isAsk"
  `.execute(db);
  return rows
    .sort((one, other) => one.turn - other.turn || one.id - other.id)
    .map(({ id, channelId, attempts, turn, createdAt, isAsk, ...row }) => ({
      ...{ id, channelId, attempts, turn, createdAt, isAsk },
      intent: intentOf({ channelId, ...row }),
    }));
};

/** Whoever else may have it by now: it is sent. */
export const markSent = (db: Db, id: number, now: Date) =>
  db
    .updateTable('mails')
    .set({ status: 'sent', ended_at: now, last_error: null, content: withoutSecrets })
    .where('id', '=', id)
    .execute();

export interface Unsent {
  readonly error: string;
  /** When it is tried again, or how and when it has ended. */
  readonly next: { readonly tryAt: Date } | { readonly status: 'failed' | 'expired'; readonly endedAt: Date };
}

/** Nothing changes where another one has taken the mail meanwhile. */
export const markUnsent = (db: Db, { id, attempts }: Pick<DueMail, 'id' | 'attempts'>, { error, next }: Unsent) =>
  db
    .updateTable('mails')
    .set({
      last_error: error,
      is_put_off: false,
      ...('tryAt' in next
        ? { next_try_at: next.tryAt }
        : { status: next.status, ended_at: next.endedAt, content: withoutSecrets }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'queued')
    .execute();

/** It waits for its recipient, not for a server: this was no try. Nothing changes where another one has it by now. */
export const putOff = (db: Db, { id, attempts }: Pick<DueMail, 'id' | 'attempts'>, reason: string, tryAt: Date) =>
  db
    .updateTable('mails')
    .set({ last_error: reason, next_try_at: tryAt, attempts: attempts - 1, is_put_off: true })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'queued')
    .execute();

/** One batch. One that is being sent at this moment has been locked or has its next try ahead, and is left. */
export const expireWaiting = async (db: Db, since: Date, now: Date, most: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update mails set status = 'expired', ended_at = ${now}, last_error = coalesce(last_error, 'too old'),
      content = ${withoutSecrets}
    where id = any (array(
      select id from mails where status = 'queued' and ${isOld(since)} and next_try_at <= ${now}
      order by created_at limit ${most} for update skip locked
    ))
  `.execute(db);
  return Number(numAffectedRows);
};

export const deleteEndedBefore = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'mails', where: sql`ended_at <= ${before}`, orderBy: 'ended_at', most });

export const countWaiting = async (db: Db, since: Date): Promise<{ readonly due: number; readonly old: number }> => {
  const { rows } = await sql<{ due: number; old: number }>`
    select count(*) filter (where not ${isOld(since)}) due, count(*) filter (where ${isOld(since)}) old
    from mails where status = 'queued'
  `.execute(db);
  return rows[0] ?? { due: 0, old: 0 };
};

export const readNewest = async (db: Db, most: number) => {
  const rows = await db
    .selectFrom('mails')
    .select(['channel_id as channelId', 'order_id as orderId', 'member_id as memberId', 'content', 'kind', 'about'])
    .select(['status', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ status, createdAt, ...row }) => ({ status, createdAt, intent: intentOf(row) }));
};
