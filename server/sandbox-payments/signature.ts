/**
 * How a sandbox payment service signs what it says through the shopper's browser and to the shop's server: an HMAC
 * over all fields, the time and a nonce. It is the published part of the service, which its customers use, too.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface SignedMessage {
  readonly reference: string;
  readonly payment_id: string;
  /** challenge: whoever comes back has not decided. */
  readonly status: (typeof statuses)[number];
  readonly amount_jpy: number;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonce: string;
}

/** What the service has found out about whoever pays. */
export interface SignedWord {
  readonly reference: string;
  readonly payment_id: string;
  readonly result: (typeof results)[number];
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly nonce: string;
}

const freshForSeconds = 300;
const statuses = ['challenge', 'authorised', 'declined', 'voided'] as const;
const results = ['ok', 'review', 'ng'] as const;

/** A line for each field, so that no value can run into its neighbour: none of them holds a line break. */
const textOf = (kind: string, fields: readonly (string | number)[]): string => [kind, ...fields].join('\n');

/** The key is derived, so that a leaked signature says nothing about the API key itself. */
const hmac = (apiKey: string, text: string): Buffer =>
  createHmac('sha256', createHmac('sha256', apiKey).update('messages').digest()).update(text).digest();

const messageText = ({ reference, payment_id, status, amount_jpy, timestamp, nonce }: SignedMessage): string =>
  textOf('noren-sandbox-1', [reference, payment_id, status, amount_jpy, timestamp, nonce]);

const wordText = ({ reference, payment_id, result, timestamp, nonce }: SignedWord): string =>
  textOf('noren-sandbox-fraud-1', [reference, payment_id, result, timestamp, nonce]);

const stamp = (now: Date) => ({
  timestamp: Math.floor(now.getTime() / 1000),
  nonce: randomBytes(16).toString('base64url'),
});

/** The fields with the signature, as texts: for a URL's query or a JSON body. */
const sealed = (apiKey: string, fields: object, signed: string): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  signature: hmac(apiKey, signed).toString('base64url'),
});

export const signMessage = (
  apiKey: string,
  message: Omit<SignedMessage, 'timestamp' | 'nonce'>,
  now: Date,
): Record<string, string> => {
  const signed: SignedMessage = { ...message, ...stamp(now) };
  return sealed(apiKey, signed, messageText(signed));
};

export const signWord = (
  apiKey: string,
  word: Omit<SignedWord, 'timestamp' | 'nonce'>,
  now: Date,
): Record<string, string> => {
  const signed: SignedWord = { ...word, ...stamp(now) };
  return sealed(apiKey, signed, wordText(signed));
};

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' && !value.includes('\n') ? value : '');

const isSealed = (apiKey: string, fields: Fields, signed: string): boolean => {
  const given = Buffer.from(text(fields.signature), 'base64url');
  const expected = hmac(apiKey, signed);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const isFresh = ({ timestamp }: { readonly timestamp: number }, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - timestamp) <= freshForSeconds;

/** null: not signed with this key, altered, or not from these five minutes. */
export const readSigned = (apiKey: string, fields: Fields, now: Date): SignedMessage | null => {
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
  return isSealed(apiKey, fields, messageText(message)) && isFresh(message, now) ? message : null;
};

/** The same of what the service has found out about whoever pays. */
export const readSignedWord = (apiKey: string, fields: Fields, now: Date): SignedWord | null => {
  const result = results.find((known) => known === fields.result);
  const timestamp = text(fields.timestamp);
  if (!result || !/^\d{1,12}$/.test(timestamp)) return null;
  const word: SignedWord = {
    reference: text(fields.reference),
    payment_id: text(fields.payment_id),
    result,
    timestamp: Number(timestamp),
    nonce: text(fields.nonce),
  };
  return isSealed(apiKey, fields, wordText(word)) && isFresh(word, now) ? word : null;
};
