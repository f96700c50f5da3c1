/**
 * Sends what is in the outbox. Every process does: the database gives each mail to one of them for a time in which any
 * conversation with a mail server has ended, so no connection and no lock is held meanwhile. A mail that could not be
 * sent waits longer each time. It comes twice only where a process died, or lost the database, in the moment between
 * the mail server's yes and the note of it; then under the same Message-ID.
 */
import type { Kysely } from 'kysely';
import type { FrontSettings } from '../../../schemas/entities/site';
import type { Database } from '../../db/schema';
import type { Job } from '../../jobs/job';
import { settingsWithin } from '../settings/settings.service';
import { MailNotTaken, type MailTransport, type OutgoingMail } from './mail-transport';
import { oneLine } from './one-line';
import { claimDue, type DueMail, markSent, markUnsent } from './mails.repository';

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface MailSenderOptions {
  readonly db: Kysely<Database>;
  readonly transport: MailTransport;
  /** An address; null: each shop's own. */
  readonly from: string | null;
  readonly log: Log;
}

export interface MailSender {
  /** One round; how many mails were tried. Faults of single mails are logged, without what stands in them. */
  sendDue(now: Date, most?: number): Promise<number>;
  readonly job: Job;
}

const everyMs = 3_000;
const atOnce = 5;
const minuteMs = 60_000;
const sendingMs = 5 * minuteMs;
const longestPauseMs = 360 * minuteMs;
const mostAttempts = 8;

/** When to try again after so many tries: 1, 4, 16, 64, 256, 360 minutes later; null: never. */
export const nextTry = (attempts: number, now: Date): Date | null =>
  attempts >= mostAttempts ? null : new Date(now.getTime() + Math.min(minuteMs * 4 ** (attempts - 1), longestPauseMs));

const outgoing = (
  { id, channelId, recipient, subject, bodyText, createdAt }: DueMail,
  { 'SITE.EMAIL': own, 'SITE.NAME': name }: FrontSettings,
  from: string | null,
): OutgoingMail => {
  const address = from ?? own;
  if (address === '') throw new MailNotTaken('no sender: neither MAIL_FROM nor SITE.EMAIL is set');
  return {
    from: { name: oneLine(name), address },
    replyTo: own === '' || own === address ? null : own,
    recipient,
    subject,
    text: bodyText,
    messageId: `<${channelId}.${id}.${createdAt.getTime()}@${address.split('@').at(-1) ?? ''}>`,
    date: createdAt,
  };
};

export const createMailSender = (options: MailSenderOptions): MailSender => {
  const { db, transport, from, log } = options;

  const send = async (mail: DueMail, at: Date): Promise<void> => {
    const { id: mailId, attempts } = mail;
    try {
      await transport.send(outgoing(mail, await settingsWithin(db, mail.channelId), from));
    } catch (error) {
      if (!(error instanceof MailNotTaken)) throw error;
      const nextTryAt = nextTry(attempts, at);
      await markUnsent(db, mail, { error: error.message, nextTryAt });
      const details = { mailId, attempts, reason: error.message };
      if (nextTryAt) log.warn(details, 'a mail is sent again later');
      else log.error(details, 'a mail could not be sent');
      return;
    }
    await markSent(db, mailId, at);
  };

  const sendDue = async (at: Date, most = atOnce): Promise<number> => {
    const mails = await claimDue(db, at, new Date(at.getTime() + sendingMs), most);
    const sent = await Promise.allSettled(mails.map((mail) => send(mail, at)));
    const broken = sent.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    return mails.length;
  };

  return { sendDue, job: { name: 'mails', everyMs, most: atOnce, run: (_, now, most) => sendDue(now, most) } };
};
