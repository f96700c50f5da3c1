/**
 * The outbox. What is put in within a transaction is only what is to be told of, so that no text can stop it; it is
 * written and sent if the transaction comes about (mail-sender.ts).
 */
import type { Kysely, Transaction } from 'kysely';
import type { CallDefinition, CallLimit } from '../../../../schemas/contract/define-call';
import { callOf } from '../../../../schemas/shop-contract';
import type { Database } from '../../../db/schema';
import type { CountedMail } from '../request-limits/request-limits.service';
import type { MailHook, MailHooks } from './mails.hooks';
import {
  countMails,
  countWaiting,
  deleteEndedBefore,
  expireWaiting,
  insertMail,
  type MailsOf,
  readNewest,
  withdrawMail,
} from './mails.repository';
import { isOrderMail, type Letter, type MailIntent, type MailKind, type NewMail, type OutboxMail } from './mails.types';

export type { OutboxMail };
/** What `put` does, for jobs, which have no service at hand. */
export { insertMail as putMail };

type Db = Kysely<Database>;

export interface MailsService {
  /**
   * Lets a mail be sent if the transaction comes about: one of a kind about one thing of an order, however often it is asked for.
   *
   * @returns its id; null: no mail came of it
   */
  put(trx: Transaction<Database>, mail: NewMail, now: Date): Promise<number | null>;
  /** Lets one that still waits not be sent any more. */
  withdraw(trx: Transaction<Database>, id: number, now: Date): Promise<unknown>;
  /** How many of a kind a member was sent since, or is about to be. */
  count(trx: Transaction<Database>, mails: MailsOf): Promise<number>;
  /** What a mail says. */
  write(mail: MailIntent): Promise<Letter>;
  /** To be told when it is about to leave. */
  sending(mail: MailIntent, at: Date): Promise<void>;
  /** As what such a mail counts: as one of the first call that wants it, within the limits of all of them. */
  wantedBy(kind: MailKind): Pick<CountedMail, 'id' | 'definition'>;
  /** How many are sent as soon as there is a mail server, and how many are too old to be. */
  waiting(now: Date): Promise<{ readonly due: number; readonly old: number }>;
  /** Newest first; whom they go to and what they say is for a demo's eyes only. */
  newest(most: number): Promise<OutboxMail[]>;
}

const hourMs = 60 * 60_000;

/** A mail that could not be sent for so long is not sent any more: a shop that gets a mail server does not greet old guests. */
export const mailSentWithinHours = 24;
export const mailsSentFrom = (now: Date): Date => new Date(now.getTime() - mailSentWithinHours * hourMs);

/** @returns how many were too old to be sent */
export const expireOldMails = (db: Db, now: Date, most: number): Promise<number> =>
  expireWaiting(db, mailsSentFrom(now), now, most);

/** Mails that were sent, or never will be, so many days later. @returns how many were deleted */
export const deleteOldMails =
  (keptDays: number) =>
  (db: Db, now: Date, most: number): Promise<number> =>
    deleteEndedBefore(db, new Date(now.getTime() - keptDays * 24 * hourMs), most);

const isByKind = (limit: CallLimit): boolean => limit.by === 'recipient' && limit.isByKind === true;
const isSameCount = (one: CallLimit, other: CallLimit): boolean =>
  one.by === other.by && one.most === other.most && one.perS === other.perS && isByKind(one) === isByKind(other);

/** The limits of several calls, each once: a mail is one, however many of them could have had it sent. */
const countedAs = ([first, ...others]: MailHook['wantedBy']): Pick<CountedMail, 'id' | 'definition'> => {
  const definition: CallDefinition = callOf(first);
  const all = [first, ...others].flatMap((id) => callOf(id).limits ?? []);
  const limits = all.filter((limit, at) => all.findIndex((other) => isSameCount(other, limit)) === at);
  return { id: first, definition: { ...definition, limits } };
};

/** @param hooks asked for when a mail is written: the wings that fill them are put together after the outbox */
export const createMailsService = (db: Db, hooks: () => MailHooks): MailsService => {
  const write = async (mail: MailIntent): Promise<Letter> =>
    isOrderMail(mail) ? hooks()[mail.kind].write(mail) : hooks()[mail.kind].write(mail);
  return {
    put: insertMail,
    withdraw: withdrawMail,
    count: countMails,
    write,
    async sending(mail, at) {
      if (!isOrderMail(mail)) await hooks()[mail.kind].onSending?.(mail, at);
    },
    wantedBy: (kind) => countedAs(hooks()[kind].wantedBy),
    waiting: (now) => countWaiting(db, mailsSentFrom(now)),

    async newest(most) {
      const shown: OutboxMail[] = [];
      for (const { status, createdAt, intent } of await readNewest(db, most)) {
        // One that cannot be written hides no other; why, the sender's log says.
        const letter = await write(intent).catch(() => null);
        shown.push({ status, createdAt, letter });
      }
      return shown;
    },
  };
};
