/**
 * An answer as the database keeps it. It may hold a cart's token, so it is sealed with what only the caller knows, of
 * which the database has but a hash: who reads the table can open neither.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export interface SealedAnswer {
  /** base64: nonce, tag, text */
  readonly sealed: string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** What stands in the table instead of it: 64 characters. */
export const hashKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const keyOf = (secret: string, channelId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, channelId, 'idempotency answer', 32));

export function seal(answer: object, secret: string, channelId: string): SealedAnswer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, channelId), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64') };
}

/** @throws where it was sealed with another secret or altered */
export function unseal({ sealed }: SealedAnswer, secret: string, channelId: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(secret, channelId), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString());
}
