/**
 * How often calls may be made, as their definitions say (`limits`): counted in the database, so that all processes of a
 * shop count together. Each window begins with the first call in it.
 */
import type { Kysely, Transaction } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { CallDefinition, CallLimit } from '../../../schemas/calls/define-call';
import type { ErrorCode } from '../../../schemas/errors';
import { DatabaseUnavailable } from '../../db/database-unavailable';
import type { Database } from '../../db/schema';
import { Refusal } from '../../http/error-answer';
import type { RequestContext } from '../../request-context';
import { deleteCountsExpiredBy, openCounter, type Window } from './request-counts.repository';
import { hashed, isPrivate, mailboxOf, networkOf } from './who';

interface Log {
  warn(details: object, message: string): void;
}

/** A call that has come. */
export interface CountedCall {
  readonly id: string;
  readonly definition: CallDefinition;
  /** Once it is known to be valid. What is refused counts for the address it came from, and for nothing else. */
  readonly input: Readonly<Record<string, unknown>> | null;
}

/** One mail that a call has somebody sent. */
export interface CountedMail {
  readonly recipient: string;
  /** What the mail is about: asked for again within the window, it is the same mail. */
  readonly about: string;
}

/** Counts a mail within the transaction that decides on it. Throws the 429 where the mailbox got enough. */
export type CountMail = (trx: Transaction<Database>, mail: CountedMail) => Promise<void>;

export interface RequestLimits {
  /** Counts a call, by address before its input is looked at, by all else after. Throws the 429 where there were too many. */
  count(call: CountedCall, context: Pick<RequestContext, 'address' | 'channel' | 'log'>): Promise<void>;
  /** The counting of the mails of one call; `code` says to whoever is refused why. */
  mailsOf(id: string, definition: CallDefinition, code: ErrorCode): CountMail;
}

export interface RequestLimitsOptions {
  readonly db: Kysely<Database>;
  readonly log: Log;
}

/** The token of the cart that a call is about; a new one has none. */
const cartOf = ({ params, body }: NonNullable<CountedCall['input']>): string | null => {
  const { token } = { ...(body as object | undefined), ...(params as object | undefined) } as { token?: unknown };
  return typeof token === 'string' ? token : null;
};

const whoOf = (
  by: Exclude<CallLimit['by'], 'recipient'>,
  { input }: CountedCall,
  { address, channel }: Pick<RequestContext, 'address' | 'channel'>,
): string | null => {
  // The shop's own work has no address.
  if (input === null) return by === 'address' && address !== undefined ? networkOf(address) : null;
  if (by === 'shop') return channel.id;
  return by === 'cart' ? cartOf(input) : null;
};

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): string => String(Math.max(1, Math.ceil(msBeforeNext / 1000)));

const refusal = (code: ErrorCode, over: RateLimiterRes): Refusal =>
  new Refusal(code, { 'retry-after': secondsUntil(over) });

/** Told once in a window: later ones are refused from memory. */
const tell = (log: Log, { id }: CountedCall, by: CallLimit['by'], who: string, over: RateLimiterRes): void => {
  if (over.consumedPoints === 0) return;
  const isOwn = by === 'address' && isPrivate(who);
  const hint = isOwn ? '; if this is a proxy of the shop, TRUST_PROXY has to name it' : '';
  log.warn({ call: id, by }, `too many calls are refused${hint}`);
};

const createCallCount = ({ db, log }: RequestLimitsOptions): RequestLimits['count'] => {
  const counters = new Map<string, ReturnType<typeof openCounter>>();

  const counterOf = (window: Window) => {
    const name = `${window.most} ${window.perS}`;
    const counter = counters.get(name) ?? openCounter(db, window, { isRemembered: true });
    counters.set(name, counter);
    return counter;
  };

  const countOne = async (limit: Exclude<CallLimit, { by: 'recipient' }>, call: CountedCall, who: string) => {
    try {
      await counterOf(limit).consume(`${call.id} ${limit.by} ${limit.perS} ${hashed(who)}`);
    } catch (error) {
      // Whoever only reads is not refused because nobody can count.
      if (error instanceof DatabaseUnavailable && call.definition.method === 'GET') return;
      if (!(error instanceof RateLimiterRes)) throw error;
      tell(log, call, limit.by, who, error);
      throw refusal('request.too-many', error);
    }
  };

  return async (call, context) => {
    for (const limit of call.definition.limits ?? []) {
      if (limit.by === 'recipient') continue;
      const who = whoOf(limit.by, call, context);
      if (who !== null) await countOne(limit, call, who);
    }
  };
};

/** On the transaction's own connection: what is undone is not counted, and others wait for what is not yet sure. */
const mailsOf: RequestLimits['mailsOf'] = (id, { limits = [] }, code) => {
  const ofMails = limits.filter(({ by }) => by === 'recipient');
  return async (trx, { recipient, about }) => {
    const mailbox = mailboxOf(recipient);
    for (const limit of ofMails) {
      const counter = openCounter(trx, limit, { isRemembered: false });
      const name = `${id} recipient ${limit.perS}`;
      const asked = await counter.penalty(`${name} ${hashed(`${mailbox} ${about}`)}`);
      if (asked.consumedPoints > 1) continue;
      try {
        await counter.consume(`${name} ${hashed(mailbox)}`);
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(code, error) : error;
      }
    }
  };
};

export const createRequestLimits = (options: RequestLimitsOptions): RequestLimits => ({
  count: createCallCount(options),
  mailsOf,
});

/** @returns how many were deleted */
export const deleteExpiredCounts = (db: Kysely<Database>, _now: Date, most: number): Promise<number> =>
  deleteCountsExpiredBy(db, most);
