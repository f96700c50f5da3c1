/**
 * The gate of a shop that is only for those who know its keycode. Whoever has told it gets a token, signed for the channel,
 * its keycode and a time: it needs no row, and ends by itself, at once where the shop changes its keycode.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { normalize } from '../../../../schemas/contract/normalize';
import type { Database } from '../../../db/schema';
import type { Channel } from '../../../request/request-context';
import type { ChannelsService } from '../channels/channels.service';
import { sharedKey } from '../keys/keys.service';

const goodSeconds = 30 * 24 * 3600;

interface Asked {
  readonly channel: Channel;
  readonly now: Date;
}

export interface Passed {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface KeycodeService {
  /** Null: it is not the shop's keycode, or it has none. */
  check(asked: Asked, keycode: string): Promise<Passed | null>;
  /** Whether the token was given for the keycode that the shop has now. */
  isGood(asked: Asked, token: string): Promise<boolean>;
}

export interface KeycodeDeps {
  readonly db: Kysely<Database>;
  readonly channels: Pick<ChannelsService, 'keycode'>;
}

const hmac = (key: Buffer, parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

export const createKeycodeService = ({ db, channels }: KeycodeDeps): KeycodeService => {
  let signing: Promise<Buffer> | undefined;
  /** It never changes; a failure to read it is not kept. */
  const signingKey = (): Promise<Buffer> => {
    const reading = (signing ??= sharedKey(db, 'keycode'));
    reading.catch(() => (signing = undefined));
    return reading;
  };

  const signatureOf = (key: Buffer, { id }: Channel, keycode: string, until: string): Buffer =>
    hmac(key, ['token', id, keycode, until]);

  return {
    async check({ channel, now }, told) {
      const [key, keycode] = [await signingKey(), await channels.keycode(channel)];
      // Hashes of one length, so that the time says nothing of how much was right; the same work where there is no gate.
      const isRight = isSame(hmac(key, ['told', normalize('width', keycode ?? '')]), hmac(key, ['told', told]));
      if (!isRight || keycode === null) return null;
      const until = Math.floor(now.getTime() / 1000) + goodSeconds;
      const signature = signatureOf(key, channel, keycode, String(until)).toString('base64url');
      return { token: `${until}.${signature}`, expiresAt: new Date(until * 1000) };
    },

    async isGood({ channel, now }, token) {
      const [, until, signature] = /^(\d{1,12})[.]([\w-]{43})$/.exec(token) ?? [];
      const keycode = await channels.keycode(channel);
      if (until === undefined || signature === undefined || keycode === null) return false;
      const right = signatureOf(await signingKey(), channel, keycode, until);
      return isSame(Buffer.from(signature, 'base64url'), right) && Number(until) * 1000 > now.getTime();
    },
  };
};
