/**
 * Logins. A login has one token at a time, opaque and random, which is shown with every call for a quarter of an hour and
 * then refreshed: the next one is derived from it with a secret of the login, so that all who refresh the same token at
 * once, in whatever process, get the same next one. The old one stays good until the new one is first used, and for a
 * moment more, for requests that are on their way; whoever shows it later has stolen it, or was stolen from: that ends
 * the login in all its tokens.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { cutAt } from '../../../../src/lib/one-line';
import type { LoginHistory } from '../../../../schemas/user/user';
import type { Member } from '../../../../src/domain/visitor';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { hashSecret, newSecret } from '../accounts/accounts.service';
import {
  deleteHistoriesBefore,
  deleteLogin,
  deleteLoginOf,
  deleteLoginsExpiredBy,
  deleteLoginsOf,
  findToken,
  type HistoryPage,
  insertHistory,
  insertLogin,
  insertToken,
  keepSuccessor,
  lockLogin,
  markUsed,
  readHistories,
  type ShownToken,
} from './sessions.repository';
import { dayMs, minuteMs } from '../../../../src/lib/durations';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const accessMs = 15 * minuteMs;
const loginMs = 30 * dayMs;
/** How long a token is good after its successor was used. */
const graceMs = 10_000;
const historyKeptMs = 365 * dayMs;

export interface Asked {
  readonly channelId: string;
  readonly now: Date;
}

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
  readonly memberId: number;
}

/** The member stands with it: to look the token up would count as its first use. */
export interface RefreshedToken extends IssuedToken {
  readonly isRegistered: boolean;
}

export interface BeginLogin extends Asked {
  readonly memberId: number;
  /** Of the network; absent: nobody knows. */
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
}

export interface SessionsService {
  /** Whose token it is; null: nobody's any more, or that of another channel. */
  find(token: string, asked: Asked): Promise<Member | null>;
  /** The member whose login a token is of, as long as that lasts: also where the token is over and can be refreshed. */
  ownerOf(token: string, asked: Asked): Promise<number | null>;
  begin(trx: Trx, login: BeginLogin): Promise<IssuedToken>;
  /** Null: its login is over, now at the latest. */
  refresh(token: string, asked: Asked): Promise<RefreshedToken | null>;
  end(token: string, asked: Asked): Promise<void>;
  endAll(trx: Trx, memberId: number): Promise<void>;
  /** Newest first. */
  histories(memberId: number, page: HistoryPage): Promise<{ readonly total: number; readonly data: LoginHistory[] }>;
}

const isStale = ({ successorUsedAt }: ShownToken, now: Date): boolean =>
  successorUsedAt !== null && now.getTime() > successorUsedAt.getTime() + graceMs;

const successorOf = (token: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(token).digest().subarray(0, 24).toString('base64url');

/** As one who shows a token is found, or the login is ended, where it was shown too late. */
const findGood = async (db: Db, tokenHash: Buffer, { channelId, now }: Asked): Promise<ShownToken | null> => {
  const shown = await findToken(db, tokenHash, channelId, now);
  if (!shown) return null;
  if (!isStale(shown, now)) return shown;
  await deleteLogin(db, shown.loginId);
  return null;
};

const refreshIn = async (trx: Trx, token: string, asked: Asked): Promise<RefreshedToken | null> => {
  const { now } = asked;
  const tokenHash = hashSecret(token);
  const before = await findToken(trx, tokenHash, asked.channelId, now);
  const secret = before && (await lockLogin(trx, before.loginId));
  // A statement of its own: the one that waited for the lock saw what stood there before.
  const shown = secret && (await findGood(trx, tokenHash, asked));
  if (!shown) return null;
  if (shown.usedAt === null) await markUsed(trx, tokenHash, now);
  const next = successorOf(token, secret);
  const times = { now, expiresAt: new Date(now.getTime() + accessMs) };
  const hashes = { tokenHash: hashSecret(next), predecessorHash: tokenHash };
  const expiresAt = await keepSuccessor(trx, shown.loginId, hashes, times);
  // It is in use, and over by now: what is wanted is the one after it.
  if (expiresAt <= now) return refreshIn(trx, next, asked);
  return { token: next, expiresAt, memberId: shown.memberId, isRegistered: shown.isRegistered };
};

export const createSessionsService = (db: Db): SessionsService => ({
  async find(token, asked) {
    const tokenHash = hashSecret(token);
    const shown = await findGood(db, tokenHash, asked);
    if (!shown || shown.expiresAt <= asked.now) return null;
    if (shown.usedAt === null) await markUsed(db, tokenHash, asked.now);
    return { kind: 'member', userId: shown.memberId, isRegistered: shown.isRegistered };
  },

  ownerOf: async (token, asked) => (await findGood(db, hashSecret(token), asked))?.memberId ?? null,

  async begin(trx, { memberId, channelId, now, address = '', userAgent = '' }) {
    const expiresAt = new Date(now.getTime() + accessMs);
    const secret = randomBytes(32);
    const login = { memberId, channelId, secret, now, expiresAt: new Date(now.getTime() + loginMs) };
    const loginId = await insertLogin(trx, login);
    const token = newSecret();
    await insertToken(trx, loginId, hashSecret(token), expiresAt);
    const entry = { address: address.slice(0, 64), userAgent: cutAt(299, userAgent) };
    await insertHistory(trx, { memberId, channelId, at: now, ...entry });
    return { token, expiresAt, memberId };
  },

  refresh: (token, asked) => inTransaction(db, (trx) => refreshIn(trx, token, asked)),

  async end(token, { channelId }) {
    await deleteLoginOf(db, hashSecret(token), channelId);
  },

  async endAll(trx, memberId) {
    await deleteLoginsOf(trx, memberId);
  },

  async histories(memberId, page) {
    const { total, rows } = await readHistories(db, memberId, page);
    const data = rows.map(({ id, at, channel_id: channel, address, user_agent }) => ({
      ...{ id, logged_in_at: at.toISOString(), channel, address, user_agent },
    }));
    return { total, data };
  },
});

/** @returns how many were deleted */
export const deleteExpiredLogins = (db: Db, now: Date, most: number): Promise<number> =>
  deleteLoginsExpiredBy(db, now, most);

/** @returns how many were deleted */
export const deleteOldHistories = (db: Db, now: Date, most: number): Promise<number> =>
  deleteHistoriesBefore(db, new Date(now.getTime() - historyKeptMs), most);
