/**
 * What the shop gives out to have it back unread and unchanged: encrypted and signed (AES-256-GCM), for one use, in one
 * channel, until its time is over. So a login at a provider needs no row until it comes back, and any process can finish it.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { sharedKey } from '../../base/keys/keys.service';

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

export interface SealedFor {
  /** What it is good for: nothing that was sealed for another use. */
  readonly use: string;
  readonly channelId: string;
  readonly now: Date;
}

export interface Seals {
  /** @param forMs how long it can be opened */
  seal(wanted: SealedFor, forMs: number, value: object): Promise<string>;
  /** Null: it is none of the shop's, of another use or channel, or over. */
  open(wanted: SealedFor, text: string): Promise<Readonly<Record<string, unknown>> | null>;
}

interface Content {
  readonly until: number;
  readonly value: Readonly<Record<string, unknown>>;
}

const placeOf = ({ use, channelId }: SealedFor): Buffer => Buffer.from(JSON.stringify([use, channelId]));

const decrypt = (key: Buffer, place: Buffer, text: string): string | null => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(place).setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    // Changed, cut, or sealed with another key.
    return null;
  }
};

export const createSeals = (db: Kysely<Database>): Seals => {
  let reading: Promise<Buffer> | undefined;
  /** It never changes; a failure to read it is not kept. */
  const key = (): Promise<Buffer> => {
    const asked = (reading ??= sharedKey(db, 'login at a provider'));
    asked.catch(() => (reading = undefined));
    return asked;
  };

  return {
    async seal(wanted, forMs, value) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, await key(), iv, { authTagLength: tagBytes });
      sealing.setAAD(placeOf(wanted));
      const text = JSON.stringify({ until: wanted.now.getTime() + forMs, value });
      return Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]).toString(
        'base64url',
      );
    },

    async open(wanted, text) {
      const plain = decrypt(await key(), placeOf(wanted), text);
      if (plain === null) return null;
      // Nobody else could have written it.
      const { until, value } = JSON.parse(plain) as Content;
      return until > wanted.now.getTime() ? value : null;
    },
  };
};
