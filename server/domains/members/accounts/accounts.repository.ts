import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';
import type { Profile } from '../../../../schemas/user/user';
import type { Account, NewAccount } from './accounts.types';
import { emptyProfile } from './empty-profile';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const accounts = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', 'code', 'email', 'password_hash as passwordHash', 'password_changed_at as passwordChangedAt'])
    .select(['is_registered as isRegistered', 'profile', 'second_factor as secondFactor'])
    .select('security_question as securityQuestion');

/** As addresses and login ids are compared. */
export const keyOf = (name: string): string => name.trim().toLowerCase();

/** By mail address or login id; a login id holds no @. Of an address, one that is confirmed and one that is not. */
export const findByName = (db: Db, name: string): Promise<Account[]> =>
  accounts(db)
    .where(name.includes('@') ? 'email_key' : 'code', '=', keyOf(name))
    .execute();

export const findById = (db: Db, id: number): Promise<Account | undefined> =>
  accounts(db).where('id', '=', id).executeTakeFirst();

/** Until the transaction ends it is not changed, and nobody leaves. */
export const lockAccount = (trx: Trx, id: number): Promise<Account | undefined> =>
  accounts(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * All that leads into an account, in the `with` of a statement. Of what was asked for by its address, what confirms it: the
 * other links are of whoever has the mailbox, whoever registers.
 */
const withoutEntries = (memberId: number) => sql`
  mailed as (delete from member_links where member_id = ${memberId} or (kind = 'verify'
    and email_key = (select email_key from members where id = ${memberId}))),
  begun as (delete from login_challenges where member_id = ${memberId}),
  logged as (delete from logins where member_id = ${memberId}),
  provided as (delete from member_providers where member_id = ${memberId})`;

/**
 * The same statements, whatever they find, and a row of the same kind: neither how long it takes nor what it opens must tell.
 * Of an address it stands beside the account that is confirmed. One that was registered and never confirmed is registered
 * anew, and what the first registration led to ends: whoever did it has shown nothing.
 *
 * @returns its id, and that of the confirmed account of the address, which is left as it is; null: there is none
 */
export const insertAccount = async (
  trx: Trx,
  { code, email, passwordHash, profile }: NewAccount,
  { channelId, now }: { readonly channelId: string; readonly now: Date },
): Promise<{ readonly id: number; readonly ownerId: number | null }> => {
  const key = keyOf(email);
  const made = await sql<{ id: number }>`
    with made as (
      insert into members (code, email, email_key, password_hash, password_changed_at, profile, created_at, updated_at)
      values (${code}, ${email}, ${key}, ${passwordHash}, ${now}, ${JSON.stringify(profile)}::jsonb, ${now}, ${now})
      on conflict (email_key, is_registered) do update set email = excluded.email,
        password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at,
        profile = excluded.profile, updated_at = excluded.updated_at, is_guess_counted = false,
        second_factor = 'none', totp_secret = null, security_question = null, security_answer_hash = null
      returning id
    ), linked as (
      insert into member_channels (member_id, channel_id, synced_at) select id, ${channelId}, ${now} from made
      on conflict do nothing
    ) select id from made
  `.execute(trx);
  const id = made.rows[0]?.id;
  if (id === undefined) throw new Error('nothing was registered');
  // Apart from the first, which may have waited for another registration: only a later statement sees what that one wrote.
  // The owner stays until they are mailed; whoever is leaving is waited for.
  const { rows } = await sql<{ id: number }>`
    with ${withoutEntries(id)} select id from members where email_key = ${key} and is_registered for key share
  `.execute(trx);
  return { id, ownerId: rows[0]?.id ?? null };
};

/** Undefined: nobody has the account any more. */
export const isLinked = async (db: Db, memberId: number, channelId: string): Promise<boolean | undefined> => {
  const members = db.selectFrom('members').where('id', '=', memberId);
  const links = members.leftJoin('member_channels', (join) =>
    join.onRef('member_id', '=', 'id').on('channel_id', '=', channelId),
  );
  const found = await links.select('synced_at').executeTakeFirst();
  return found && found.synced_at !== null;
};

export const linkChannel = (trx: Trx, memberId: number, channelId: string, now: Date) =>
  trx
    .insertInto('member_channels')
    .values({ member_id: memberId, channel_id: channelId, synced_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * What somebody has written, led to or begun who has registered with the address and never shown that it is theirs: all but
 * the channels, in the state of one who has told nothing.
 */
export const forgetRegistrant = (trx: Trx, memberId: number, now: Date) =>
  sql`
  with ${withoutEntries(memberId)}, told as (delete from login_histories where member_id = ${memberId})
  update members set profile = ${JSON.stringify(emptyProfile)}::jsonb, second_factor = 'none', totp_secret = null,
    totp_used_step = 0, security_question = null, security_answer_hash = null, updated_at = ${now}
  where id = ${memberId}
`.execute(trx);

export const markRegistered = (trx: Trx, memberId: number, now: Date) =>
  trx
    .updateTable('members')
    .set({ is_registered: true, updated_at: now })
    .where('id', '=', memberId)
    .where('is_registered', '=', false)
    .execute();

export const updateProfile = (db: Db, memberId: number, profile: Profile, now: Date) =>
  db
    .updateTable('members')
    .set({ profile: JSON.stringify(profile), updated_at: now })
    .where('id', '=', memberId)
    .execute();

export interface NewPassword {
  readonly passwordHash: string;
  /** Since when it is theirs; absent: since now. */
  readonly changedAt?: Date;
}

export const updatePassword = (trx: Trx, id: number, { passwordHash, changedAt }: NewPassword, now: Date) =>
  trx
    .updateTable('members')
    .set({ password_hash: passwordHash, password_changed_at: changedAt ?? now, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Of a registration that was never confirmed, until it is registered anew. @returns whether it was not counted before */
export const countGuess = async (trx: Trx, memberId: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ is_guess_counted: true })
    .where('id', '=', memberId)
    .where('is_guess_counted', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const updateCode = (trx: Trx, memberId: number, code: string, now: Date) =>
  trx.updateTable('members').set({ code, updated_at: now }).where('id', '=', memberId).execute();

/** Logins that wait for their second factor. */
export const deleteBegunOf = (trx: Trx, memberId: number) =>
  trx.deleteFrom('login_challenges').where('member_id', '=', memberId).execute();

/** With all that refers to it, and what was asked for by its address, however it was typed. */
export const deleteAccount = (trx: Trx, memberId: number) =>
  sql`
    with gone as (delete from members where id = ${memberId} returning email_key),
      linked as (delete from member_links where email_key = (select email_key from gone)),
      asked as (delete from mails where asked = (select ' ' || email_key from gone))
    select from gone
  `.execute(trx);

/** Registered before then, and never confirmed. */
export const deleteUnconfirmedBefore = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, {
    from: 'members',
    where: sql`not is_registered and updated_at < ${before}`,
    orderBy: 'updated_at',
    most,
  });

/** How many of the mails to a member could not be sent, of those that are still known. */
export const countFailedMails = async (db: Db, memberId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where status = 'failed'
      and (member_id = ${memberId} or asked = (select ' ' || email_key from members where id = ${memberId}))
  `.execute(db);
  return rows[0]?.count ?? 0;
};
