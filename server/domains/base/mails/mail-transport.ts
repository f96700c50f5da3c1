/** Hands mails to a mail server (SMTP). */
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same with each try, so that a receiver knows a mail that came twice. */
  readonly messageId: string;
  readonly date: Date;
}

export interface MailTransport {
  /** Resolves when the server has taken the mail. Throws MailNotTaken. */
  send(mail: OutgoingMail): Promise<void>;
}

/** The message says what the server did, without the addresses that such answers repeat. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
}

/** Shorter, all together, than a mail is anybody's to send (mail-sender.ts). */
const limits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const usualPorts = { 'smtp:': 587, 'smtps:': 465 } as const;

const fieldOf = (error: unknown, name: string): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const notTaken = (error: unknown): MailNotTaken =>
  // Not as its cause: that has the addresses, and would come into the log with it.
  new MailNotTaken(
    ['code', 'responseCode', 'command']
      .map((name) => fieldOf(error, name))
      .filter(Boolean)
      .join(' ') || 'unknown',
  );

/** @param smtpUrl `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte */
export const createSmtpTransport = (smtpUrl: string): MailTransport => {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const auth = username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const transport = createTransport({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? usualPorts[isTls ? 'smtps:' : 'smtp:'] : Number(port),
    secure: isTls,
    // A password is never sent in the clear.
    ...(auth ? { auth, requireTLS: true } : {}),
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ from, replyTo, recipient, subject, text, html, messageId, date }) {
      try {
        await transport.sendMail({
          // Addresses as objects: nothing in them is read as a list of more.
          from,
          to: { name: '', address: recipient },
          envelope: { from: from.address, to: [recipient] },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          // Lines of a text end like this on their way (RFC 2045 6.8); base64 leaves them as they are.
          text: text.replaceAll(/\r?\n/g, '\r\n'),
          ...(html === undefined ? {} : { html }),
          textEncoding: 'base64',
          messageId,
          date,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw notTaken(error);
      }
    },
  };
};
