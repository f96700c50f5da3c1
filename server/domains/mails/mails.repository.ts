/** The outbox's rows. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { NewMail, OutboxMail } from './mails.types';

type Db = Kysely<Database>;

/** A mail that an order has already got is not written again. */
export const insertMail = async (db: Db, mail: NewMail): Promise<void> => {
  await db
    .insertInto('mails')
    .values({
      channel_id: mail.channelId,
      order_id: mail.orderId,
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.bodyText,
      next_try_at: mail.now,
      created_at: mail.now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
};

export interface DueMail {
  readonly id: number;
  readonly channelId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyText: string;
  /** This one included. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Mails whose time has come; each is given to one of those who claim at once, and is theirs until `until`. */
export const claimDue = async (db: Db, now: Date, until: Date, most: number): Promise<DueMail[]> => {
  const { rows } = await sql<DueMail>`
    update mails set attempts = attempts + 1, next_try_at = ${until}
    where id in (
      select id from mails where status = 'queued' and next_try_at <= ${now}
      order by next_try_at, id
      limit ${most}
      for update skip locked
    )
    returning id, channel_id as "channelId", recipient, subject, body_text as "bodyText", attempts,
      created_at as "createdAt"
  `.execute(db);
  return rows.sort((one, other) => one.id - other.id);
};

/** Whoever else may have it by now: it is sent. */
export const markSent = (db: Db, id: number, now: Date) =>
  db.updateTable('mails').set({ status: 'sent', sent_at: now, last_error: null }).where('id', '=', id).execute();

/** Null: there is no next time. Nothing changes where another one has taken the mail meanwhile. */
export const markUnsent = (
  db: Db,
  { id, attempts }: DueMail,
  { error, nextTryAt }: { readonly error: string; readonly nextTryAt: Date | null },
) =>
  db
    .updateTable('mails')
    .set({ last_error: error, ...(nextTryAt ? { next_try_at: nextTryAt } : { status: 'failed' as const }) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', 'queued')
    .execute();

export const readNewest = (db: Db, most: number): Promise<OutboxMail[]> =>
  db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body_text as bodyText', 'status', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
