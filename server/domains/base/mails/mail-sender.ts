/**
 * Writes and sends what is in the outbox. Every process does: the database gives each mail to one of them for a time in
 * which any conversation with a mail server has ended, so no connection and no lock is held meanwhile. A mail that could
 * not be written or sent waits longer each time, and keeps no other waiting. It comes twice only where a process died, or
 * lost the database, in the moment between the mail server's yes and the note of it; then under the same Message-ID.
 *
 * One mailbox gets so many mails an hour, as the call's definition says that has them sent: anybody can order in anybody's
 * name. What is more than that waits, and neither its order nor other mails are kept by it. Places go by turns among those
 * who ordered (mails.turn); nodes that claim in one moment may swap theirs, within the few mails of a round.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Job } from '../../../jobs/job';
import type { RequestLimits } from '../request-limits/request-limits.service';
import { MailNotTaken, type MailTransport, type OutgoingMail } from './mail-transport';
import { claimDue, type DueMail, markSent, markUnsent, putOff } from './mails.repository';
import { type MailsService, mailsSentFrom } from './mails.service';
import { MailNotWritten, writeMail } from './outgoing-mail';
import { minuteMs } from '../../../../src/lib/durations';

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface MailSenderOptions {
  readonly db: Kysely<Database>;
  readonly mails: Pick<MailsService, 'write' | 'wantedBy' | 'sending'>;
  /** Null: mails are not counted. */
  readonly limits: Pick<RequestLimits, 'countMail'> | null;
  readonly transport: MailTransport;
  /** An address; null: each shop's own. */
  readonly from: string | null;
  readonly log: Log;
}

export interface MailSender {
  /**
   * One round; how many mails were tried. Faults of single mails are logged, without what stands in them.
   *
   * @param now the database's time: whose a mail is must not depend on whose clock is fast
   */
  sendDue(now: Date, most?: number): Promise<number>;
  readonly job: Job;
}

const everyMs = 3_000;
const atOnce = 5;
const sendingMs = 5 * minuteMs;
const longestPauseMs = 360 * minuteMs;
const mostAttempts = 8;
const enough = 'the mailbox got, or the shop sent, enough mails for now';

/** When to try again after so many tries: 1, 4, 16, 64, 256, 360 minutes later; null: never. */
export const nextTry = (attempts: number, now: Date): Date | null =>
  attempts >= mostAttempts ? null : new Date(now.getTime() + Math.min(minuteMs * 4 ** (attempts - 1), longestPauseMs));

export const createMailSender = ({ db, mails, limits, transport, from, log }: MailSenderOptions): MailSender => {
  /** What is no fault of the mail is thrown again. */
  const fail = async (mail: DueMail, error: unknown, at: Date): Promise<void> => {
    if (!(error instanceof MailNotTaken || error instanceof MailNotWritten)) throw error;
    const { id: mailId, attempts } = mail;
    const tryAt = nextTry(attempts, at);
    await markUnsent(db, mail, {
      error: error.message,
      next: tryAt ? { tryAt } : { status: 'failed', endedAt: at },
    });
    const details = { mailId, attempts, reason: error.message };
    if (error instanceof MailNotWritten) log.error({ ...details, err: error.cause }, 'a mail could not be written');
    else if (tryAt) log.warn(details, 'a mail is sent again later');
    else log.error(details, 'a mail could not be sent');
  };

  /** Null: it is not sent now. */
  const prepare = async (mail: DueMail, at: Date): Promise<OutgoingMail | null> => {
    const written = await writeMail({ db, mails, from }, mail, at);
    if ('outdated' in written) {
      const error = written.outdated;
      await markUnsent(db, mail, { error, next: { status: 'expired', endedAt: at } });
      // That somebody mistypes a number, or asks in the name of nobody, is no news.
      if (!mail.isAsk) log.warn({ mailId: mail.id, reason: error }, 'a mail is not sent');
      return null;
    }
    const { recipient } = written;
    const { kind } = mail.intent;
    const counted = { ...mails.wantedBy(kind), recipient, kind, channel: mail.channelId };
    const waitMs = (await limits?.countMail(counted)) ?? 0;
    if (waitMs > 0) {
      await putOff(db, mail, enough, new Date(at.getTime() + waitMs));
      return null;
    }
    await mails.sending(mail.intent, at);
    return written;
  };

  const send = async (mail: DueMail, written: OutgoingMail, at: Date): Promise<void> => {
    try {
      await transport.send(written);
    } catch (error) {
      return fail(mail, error, at);
    }
    await markSent(db, mail.id, at);
  };

  const sendDue = async (at: Date, most = atOnce): Promise<number> => {
    const until = new Date(at.getTime() + sendingMs);
    const due = await claimDue(db, { now: at, since: mailsSentFrom(at), until, most });
    const ready: { mail: DueMail; written: OutgoingMail }[] = [];
    // One after the other: a mailbox's places are taken in the order of turns.
    for (const mail of due) {
      const written = await prepare(mail, at).catch((error: unknown) => fail(mail, error, at));
      if (written) ready.push({ mail, written });
    }
    const sent = await Promise.allSettled(ready.map(({ mail, written }) => send(mail, written, at)));
    const broken = sent.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    return due.length;
  };

  return { sendDue, job: { name: 'mails', everyMs, most: atOnce, run: (_, now, most) => sendDue(now, most) } };
};
