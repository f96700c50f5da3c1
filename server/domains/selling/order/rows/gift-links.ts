/**
 * The token in a social gift's link. It is derived from the order and a key of the shop's, so that whoever ordered can be
 * shown the link again though it stands nowhere: the database has its hash, to find the gift by.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema';
import { sharedKey } from '../../../base/keys/keys.service';

/** 256 bits, base64url: 43 characters. */
export const giftTokens = async (db: Kysely<Database>): Promise<(orderId: number) => string> => {
  const key = await sharedKey(db, 'links of social gifts');
  return (orderId) => createHmac('sha256', key).update(`order ${orderId}`).digest('base64url');
};

export const hashGiftSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Behind the shop's address, and its channel's prefix. */
export const giftPath = (token: string): string => `/social-gift/${token}/shipping`;
