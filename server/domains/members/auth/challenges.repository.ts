/** Logins that wait for their second factor. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SecondFactor } from '../../../../schemas/user/user';
import type { Database } from '../../../db/schema';
import { deleteSome } from '../../../db/sql/delete-some';
import type { ProviderLink } from '../accounts/accounts.types';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface Challenge {
  readonly memberId: number;
  readonly nameHash: Buffer;
  /** Null: an authenticator's code is asked for. */
  readonly codeHash: Buffer | null;
  /** Whether the login links the account to the channel. */
  readonly isSynced: boolean;
  /** That the login links to the account. */
  readonly link: ProviderLink | null;
}

export interface NewChallenge extends Challenge {
  readonly handleHash: Buffer;
  readonly channelId: string;
  readonly begunAt: Date;
  readonly expiresAt: Date;
  /** Of its first code; null: none is mailed. */
  readonly mailId: number | null;
}

export const insertChallenge = (trx: Trx, challenge: NewChallenge) =>
  trx
    .insertInto('login_challenges')
    .values({
      handle_hash: challenge.handleHash,
      member_id: challenge.memberId,
      channel_id: challenge.channelId,
      name_hash: challenge.nameHash,
      code_hash: challenge.codeHash,
      is_synced: challenge.isSynced,
      provider_issuer: challenge.link?.issuer ?? null,
      provider_subject: challenge.link?.subject ?? null,
      begun_at: challenge.begunAt,
      codes_sent: challenge.codeHash === null ? 0 : 1,
      code_sent_at: challenge.begunAt,
      mail_id: challenge.mailId,
      expires_at: challenge.expiresAt,
    })
    .execute();

/** What makes a login one that still waits: its channel, its time, and that it was not tried too often. */
interface Waiting {
  readonly channelId: string;
  readonly now: Date;
  readonly most: number;
}

/** Whose mailed code is asked for. Undefined: none is, or no longer. */
export const findMailedChallenge = (
  db: Db,
  handleHash: Buffer,
  { channelId, now, most }: Waiting,
): Promise<Pick<Challenge, 'memberId' | 'nameHash'> | undefined> =>
  db
    .selectFrom('login_challenges')
    .select(['member_id as memberId', 'name_hash as nameHash'])
    .where('handle_hash', '=', handleHash)
    .where('channel_id', '=', channelId)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .where('code_hash', 'is not', null)
    .executeTakeFirst();

/** What a login has had mailed. */
export interface SentCodes {
  readonly begunAt: Date;
  readonly count: number;
  readonly lastAt: Date;
  /** The mail of the last one; null: it was deleted since. */
  readonly mailId: number | null;
}

/** Of one whose mailed code is asked for, until the transaction ends. Undefined: none is, or no longer. */
export const lockSentCodes = (
  trx: Trx,
  handleHash: Buffer,
  { channelId, now, most }: Waiting,
): Promise<SentCodes | undefined> =>
  trx
    .selectFrom('login_challenges')
    .select(['begun_at as begunAt', 'codes_sent as count', 'code_sent_at as lastAt', 'mail_id as mailId'])
    .where('handle_hash', '=', handleHash)
    .where('channel_id', '=', channelId)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .where('code_hash', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

interface RenewedCode {
  readonly codeHash: Buffer;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly mailId: number | null;
}

/** Another code takes the place of the one before, of a login that is locked. */
export const renewChallenge = (trx: Trx, handleHash: Buffer, { codeHash, sentAt, expiresAt, mailId }: RenewedCode) =>
  trx
    .updateTable('login_challenges')
    .set(({ eb }) => ({
      code_hash: codeHash,
      codes_sent: eb('codes_sent', '+', 1),
      code_sent_at: sentAt,
      expires_at: expiresAt,
      mail_id: mailId,
    }))
    .where('handle_hash', '=', handleHash)
    .execute();

/** One more try of it. Undefined: there is none, or it has been tried often enough. */
export const tryChallenge = async (
  db: Db,
  handleHash: Buffer,
  { channelId, now, most }: Waiting,
): Promise<Challenge | undefined> => {
  const row = await db
    .updateTable('login_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('handle_hash', '=', handleHash)
    .where('channel_id', '=', channelId)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['member_id as memberId', 'name_hash as nameHash', 'code_hash as codeHash', 'is_synced as isSynced'])
    .returning(['provider_issuer as issuer', 'provider_subject as subject'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { issuer, subject, ...challenge } = row;
  return { ...challenge, link: issuer === null || subject === null ? null : { issuer, subject } };
};

/** @returns whether it was there: of several who are right at once, one logs in */
export const takeChallenge = async (trx: Trx, handleHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('login_challenges')
    .where('handle_hash', '=', handleHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const deleteChallengesExpiredBy = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, { from: 'login_challenges', where: sql`expires_at <= ${now}`, orderBy: 'expires_at', most });

/** Of an authenticator, to check its code. */
export const findTotpSecret = async (db: Db, memberId: number): Promise<Buffer | null> =>
  (await db.selectFrom('members').select('totp_secret').where('id', '=', memberId).executeTakeFirst())?.totp_secret ??
  null;

/** @param totpSecret of an authenticator; null: it is none */
export const setSecondFactor = (
  trx: Trx,
  memberId: number,
  factor: SecondFactor,
  totp: { readonly secret: Buffer; readonly step: number } | null,
) =>
  trx
    .updateTable('members')
    .set({ second_factor: factor, totp_secret: totp?.secret ?? null, ...(totp ? { totp_used_step: totp.step } : {}) })
    .where('id', '=', memberId)
    .execute();

/** @returns false: a code of that time, or of a later one, was taken before */
export const useTotpStep = async (trx: Trx, memberId: number, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ totp_used_step: step })
    .where('id', '=', memberId)
    .where('totp_used_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
