/**
 * How often calls may be made, as their definitions say (`limits`): counted in the database, so that all processes of a
 * shop count together. Each window begins with the first call in it.
 */
import type { Kysely } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { CallLimit } from '../../../../schemas/contract/define-call';
import { clock } from '../../../../src/lib/clock';
import { DatabaseUnavailable } from '../../../db/database-unavailable';
import type { Database } from '../../../db/schema';
import type { CallCounts, CountedCall } from '../../../http/dispatch';
import { Refusal } from '../../../http/error-answer';
import type { RequestContext } from '../../../request/request-context';
import { deleteCountsExpiredBy, openCounter, type Window } from './request-limits.repository';
import { hashed, isPrivate, mailboxOf, networkOf } from './counted-name';

export { senderOf } from './counted-name';

interface Log {
  warn(details: object, message: string): void;
}

/** A mail that is about to be sent, by the call that wants it. */
export interface CountedMail extends Pick<CountedCall, 'id' | 'definition'> {
  readonly recipient: string;
  readonly kind: string;
  /** Id of the shop that sends it. */
  readonly channel: string;
}

export interface RequestLimits extends CallCounts {
  /**
   * Counts one try to send a mail: that a server said no does not mean that nothing has arrived.
   *
   * @returns 0: it may be sent; else in how many milliseconds the mailbox may get, or the shop send, mails again
   */
  countMail(mail: CountedMail): Promise<number>;
}

export interface RequestLimitsOptions {
  readonly db: Kysely<Database>;
  readonly log: Log;
  /** The shop's time; without it, this machine's. */
  readonly now?: () => Date;
}

type MailCount = Extract<CallLimit, { by: 'recipient' | 'mails' }>;
type CallCount = Exclude<CallLimit, MailCount>;

const isOfMails = (limit: CallLimit): limit is MailCount => limit.by === 'recipient' || limit.by === 'mails';

const machineTime = (): Date => new Date(clock.nowMs());

/** The token of the cart that a call is about; a new one has none. */
const cartOf = ({ params, body }: NonNullable<CountedCall['input']>): string | null => {
  const { token } = { ...(body as object | undefined), ...(params as object | undefined) } as { token?: unknown };
  return typeof token === 'string' ? token : null;
};

const whoOf = (
  by: CallCount['by'],
  { input }: CountedCall,
  { address, channel }: Pick<RequestContext, 'address' | 'channel'>,
): string | null => {
  // The shop's own work has no address.
  if (input === null) return by === 'address' && address !== undefined ? networkOf(address) : null;
  if (by === 'shop') return channel.id;
  return by === 'cart' ? cartOf(input) : null;
};

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): string => String(Math.max(1, Math.ceil(msBeforeNext / 1000)));

/** Told once in a window: later ones are refused from memory. */
const tell = (log: Log, { id }: CountedCall, by: CallLimit['by'], who: string, over: RateLimiterRes): void => {
  if (over.consumedPoints === 0) return;
  const isOwn = by === 'address' && isPrivate(who);
  const hint = isOwn ? '; if this is a proxy of the shop, TRUST_PROXY has to name it' : '';
  log.warn({ call: id, by }, `too many calls are refused${hint}`);
};

const createCallCount = ({ db, log, now = machineTime }: RequestLimitsOptions): RequestLimits['count'] => {
  const counters = new Map<string, ReturnType<typeof openCounter>>();

  const counterOf = (window: Window) => {
    const name = `${window.most} ${window.perS}`;
    const counter = counters.get(name) ?? openCounter(db, window, { isRemembered: true, now });
    counters.set(name, counter);
    return counter;
  };

  const countOne = async (limit: CallCount, call: CountedCall, who: string) => {
    try {
      await counterOf(limit).consume(`${call.id} ${limit.by} ${limit.perS} ${hashed(who)}`);
    } catch (error) {
      // Whoever only reads is not refused because nobody can count.
      if (error instanceof DatabaseUnavailable && call.definition.method === 'GET') return;
      if (!(error instanceof RateLimiterRes)) throw error;
      tell(log, call, limit.by, who, error);
      throw new Refusal('request.too-many', { 'retry-after': secondsUntil(error) });
    }
  };

  return async (call, context) => {
    for (const limit of call.definition.limits ?? []) {
      if (isOfMails(limit)) continue;
      const who = whoOf(limit.by, call, context);
      if (who !== null) await countOne(limit, call, who);
    }
  };
};

/** Told once in a window, whichever node it is. */
const mailsWait: Readonly<Record<MailCount['by'], string>> = {
  recipient: 'mails to one mailbox wait',
  mails: 'mails of one shop wait',
};

/** A mailbox is one for all calls that give it as many: who is flooded does not care by which. */
const mailKey = (limit: MailCount, { id, recipient, kind, channel }: Omit<CountedMail, 'definition'>): string =>
  limit.by === 'mails'
    ? `${id} mails ${limit.perS} ${hashed(channel)}`
    : `recipient ${limit.isByKind ? `${kind} ` : ''}${limit.most} ${limit.perS} ${hashed(mailboxOf(recipient))}`;

const createMailCount =
  ({ db, log, now = machineTime }: RequestLimitsOptions): RequestLimits['countMail'] =>
  async ({ id, definition: { limits = [] }, ...mail }) => {
    for (const limit of limits.filter(isOfMails)) {
      // Not remembered: a mail that waits asks but once in a window.
      const counter = openCounter(db, limit, { isRemembered: false, now });
      try {
        await counter.consume(mailKey(limit, { id, ...mail }));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        if (error.consumedPoints === limit.most + 1) log.warn({ call: id, by: limit.by }, mailsWait[limit.by]);
        return Math.max(1, error.msBeforeNext);
      }
    }
    return 0;
  };

export const createRequestLimits = (options: RequestLimitsOptions): RequestLimits => ({
  count: createCallCount(options),
  countMail: createMailCount(options),
});

/** @returns how many were deleted */
export const deleteExpiredCounts = (db: Kysely<Database>, _now: Date, most: number): Promise<number> =>
  deleteCountsExpiredBy(db, most);
