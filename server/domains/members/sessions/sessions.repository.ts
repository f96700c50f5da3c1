/** Logins and their tokens. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface ShownToken {
  readonly loginId: number;
  readonly memberId: number;
  readonly isRegistered: boolean;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** When the token that it was given up for was first used. */
  readonly successorUsedAt: Date | null;
}

/** Undefined: no such token in this channel, or its login is over. */
export const findToken = async (
  db: Db,
  tokenHash: Buffer,
  channelId: string,
  now: Date,
): Promise<ShownToken | undefined> => {
  const { rows } = await sql<ShownToken>`
    select l.id "loginId", l.member_id "memberId", m.is_registered "isRegistered", t.expires_at "expiresAt",
      t.used_at "usedAt", s.used_at "successorUsedAt"
    from login_tokens t join logins l on l.id = t.login_id join members m on m.id = l.member_id
      left join login_tokens s on s.predecessor_hash = t.token_hash
    where t.token_hash = ${tokenHash} and l.channel_id = ${channelId} and l.expires_at > ${now}
  `.execute(db);
  return rows[0];
};

/** Until the transaction ends nobody else refreshes it. Its secret; undefined: it has ended meanwhile. */
export const lockLogin = async (trx: Trx, id: number): Promise<Buffer | undefined> =>
  (await trx.selectFrom('logins').select('secret').where('id', '=', id).forUpdate().executeTakeFirst())?.secret;

export const markUsed = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('login_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .execute();

export interface NewLogin {
  readonly memberId: number;
  readonly channelId: string;
  readonly secret: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

export const insertLogin = async (trx: Trx, login: NewLogin): Promise<number> => {
  const { id } = await trx
    .insertInto('logins')
    .values({
      member_id: login.memberId,
      channel_id: login.channelId,
      secret: login.secret,
      created_at: login.now,
      expires_at: login.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const insertToken = (trx: Trx, loginId: number, tokenHash: Buffer, expiresAt: Date) =>
  trx.insertInto('login_tokens').values({ login_id: loginId, token_hash: tokenHash, expires_at: expiresAt }).execute();

/**
 * The token that follows another one, made on the first asking. One that was given out and never used gets a new time
 * when its own is over.
 */
export const keepSuccessor = async (
  trx: Trx,
  loginId: number,
  { tokenHash, predecessorHash }: { readonly tokenHash: Buffer; readonly predecessorHash: Buffer },
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<Date> => {
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into login_tokens (login_id, token_hash, predecessor_hash, expires_at)
    values (${loginId}, ${tokenHash}, ${predecessorHash}, ${expiresAt})
    on conflict (token_hash) do update set expires_at = case
      when login_tokens.used_at is null and login_tokens.expires_at <= ${now} then excluded.expires_at
      else login_tokens.expires_at end
    returning expires_at "expiresAt"
  `.execute(trx);
  return rows[0]?.expiresAt ?? expiresAt;
};

export const deleteLogin = (db: Db, id: number) => db.deleteFrom('logins').where('id', '=', id).execute();

/** Of the token, whatever has become of it. */
export const deleteLoginOf = (db: Db, tokenHash: Buffer, channelId: string) =>
  db
    .deleteFrom('logins')
    .where('channel_id', '=', channelId)
    .where('id', 'in', (tokens) =>
      tokens.selectFrom('login_tokens').select('login_id').where('token_hash', '=', tokenHash),
    )
    .execute();

export const deleteLoginsOf = (trx: Trx, memberId: number) =>
  trx.deleteFrom('logins').where('member_id', '=', memberId).execute();

export const deleteLoginsExpiredBy = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'logins', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });

export interface LoginEntry {
  readonly memberId: number;
  readonly channelId: string;
  readonly at: Date;
  readonly address: string;
  readonly userAgent: string;
}

export const insertHistory = (trx: Trx, { memberId, channelId, at, address, userAgent }: LoginEntry) =>
  trx
    .insertInto('login_histories')
    .values({ member_id: memberId, channel_id: channelId, at, address, user_agent: userAgent })
    .execute();

export interface HistoryPage {
  readonly page: number;
  readonly per: number;
}

export const readHistories = async (db: Db, memberId: number, { page, per }: HistoryPage) => {
  const own = db.selectFrom('login_histories').where('member_id', '=', memberId);
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(per)
    .offset((page - 1) * per)
    .execute();
  return { total: Number(count), rows };
};

export const deleteHistoriesBefore = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'login_histories', where: sql`at < ${before}`, orderBy: 'at', most });
