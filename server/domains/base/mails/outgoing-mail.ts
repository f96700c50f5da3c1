/** A mail as it leaves: its letter, addressed by the shop's settings. */
import type { Kysely } from 'kysely';
import type { FrontSettings } from '../../../../schemas/site/site';
import { cutAt, oneLine } from '../../../../src/lib/one-line';
import { DatabaseUnavailable } from '../../../db/database-unavailable';
import type { Database } from '../../../db/schema';
import { settingsWithin } from '../settings/settings.service';
import { MailNotTaken, type OutgoingMail } from './mail-transport';
import type { DueMail } from './mails.repository';
import type { MailsService } from './mails.service';
import { isOrderMail, type Letter } from './mails.types';

/** One address, and nothing that could be a second one or end the header's line. */
const oneAddress = /^[^\s\p{Cc},;:<>()"@]+@[^\s\p{Cc},;:<>()"@]+$/u;
/** What a server must take of an address (RFC 5321 4.5.3.1.3, without its brackets). */
const longestAddress = 254;
/** Lines of a header are folded (RFC 5322 2.1.1), but no list of mails shows more, and some servers refuse it. */
const longestName = 64;
const longestSubject = 150;

/** What a mail would have told no longer holds. */
export interface Outdated {
  readonly outdated: string;
}

export class MailNotWritten extends Error {
  override readonly name = 'MailNotWritten';
}

const outgoing = (
  { id, channelId, createdAt }: DueMail,
  { recipient, subject, text, html }: Letter,
  { 'SITE.EMAIL': own, 'SITE.NAME': name }: FrontSettings,
  from: string | null,
): OutgoingMail => {
  const address = from ?? own;
  if (address === '') throw new MailNotTaken('no sender: neither MAIL_FROM nor SITE.EMAIL is set');
  if (!oneAddress.test(recipient) || recipient.length > longestAddress)
    throw new MailNotTaken('the recipient is not one address');
  return {
    from: { name: cutAt(longestName, oneLine(name)), address },
    replyTo: own === '' || own === address ? null : own,
    recipient,
    subject: cutAt(longestSubject, oneLine(subject)),
    text,
    ...(html === undefined ? {} : { html }),
    messageId: `<${channelId}.${id}.${createdAt.getTime()}@${address.split('@').at(-1) ?? ''}>`,
    date: createdAt,
  };
};

/** A mail server was away for longer than what the mail tells holds. */
const isOver = ({ intent }: DueMail, at: Date): boolean =>
  !isOrderMail(intent) && intent.content.until !== undefined && Date.parse(intent.content.until) <= at.getTime();

export interface MailWriter {
  readonly db: Kysely<Database>;
  readonly mails: Pick<MailsService, 'write'>;
  /** An address; null: each shop's own. */
  readonly from: string | null;
}

/** @throws MailNotTaken where it cannot be addressed; MailNotWritten where it cannot be written; DatabaseUnavailable */
export const writeMail = async (
  { db, mails, from }: MailWriter,
  mail: DueMail,
  at: Date,
): Promise<OutgoingMail | Outdated> => {
  if (isOver(mail, at)) return { outdated: 'its code is over' };
  try {
    const letter = await mails.write(mail.intent);
    if (letter.outdated !== null) return { outdated: letter.outdated };
    return outgoing(mail, letter, await settingsWithin(db, mail.channelId), from);
  } catch (error) {
    if (error instanceof DatabaseUnavailable || error instanceof MailNotTaken) throw error;
    throw new MailNotWritten(`not written: ${error instanceof Error ? error.name : typeof error}`, { cause: error });
  }
};
