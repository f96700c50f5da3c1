/** Random names that open something: whoever has one may use it, and the database knows its hash alone. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

const secretBytes = 24;

/** 192 random bits, base64url: 32 characters. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A login id: ten signs that nobody confuses, 49 random bits. */
export const newLoginId = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
