/**
 * How the sandbox payment service signs what it says through the shopper's browser and to the shop's server: an HMAC
 * over all fields, the time and a nonce. It is the published part of the service, which its customers use, too.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface SignedMessage {
  readonly reference: string;
  readonly payment_id: string;
  readonly status: 'authorised' | 'declined' | 'voided';
  readonly amount_jpy: number;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonce: string;
}

const freshForSeconds = 300;
const statuses = ['authorised', 'declined', 'voided'] as const;

/** A line for each field, so that no value can run into its neighbour: none of them holds a line break. */
const textOf = ({ reference, payment_id, status, amount_jpy, timestamp, nonce }: SignedMessage): string =>
  ['noren-sandbox-1', reference, payment_id, status, amount_jpy, timestamp, nonce].join('\n');

/** The key is derived, so that a leaked signature says nothing about the API key itself. */
const hmac = (apiKey: string, text: string): Buffer =>
  createHmac('sha256', createHmac('sha256', apiKey).update('messages').digest()).update(text).digest();

/** The fields of a message with its signature, as texts: for a URL's query or a JSON body. */
export const signMessage = (
  apiKey: string,
  message: Omit<SignedMessage, 'timestamp' | 'nonce'>,
  now: Date,
): Record<string, string> => {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signed: SignedMessage = { ...message, timestamp, nonce: randomBytes(16).toString('base64url') };
  const fields = Object.entries(signed).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(fields), signature: hmac(apiKey, textOf(signed)).toString('base64url') } as Record<
    string,
    string
  >;
};

const text = (value: unknown): string => (typeof value === 'string' && !value.includes('\n') ? value : '');

/** null: not signed with this key, altered, or not from these five minutes. */
export const readSigned = (
  apiKey: string,
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): SignedMessage | null => {
  const status = statuses.find((known) => known === fields.status);
  const [amount, timestamp] = [text(fields.amount_jpy), text(fields.timestamp)];
  if (!status || !/^\d{1,12}$/.test(amount) || !/^\d{1,12}$/.test(timestamp)) return null;
  const message: SignedMessage = {
    reference: text(fields.reference),
    payment_id: text(fields.payment_id),
    status,
    amount_jpy: Number(amount),
    timestamp: Number(timestamp),
    nonce: text(fields.nonce),
  };
  const given = Buffer.from(text(fields.signature), 'base64url');
  const expected = hmac(apiKey, textOf(message));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Math.abs(now.getTime() / 1000 - message.timestamp) <= freshForSeconds ? message : null;
};
