/** Random keys that all processes of a shop share, and that outlive them. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { keepKey } from './keys.repository';

const keyBytes = 32;

/** @param use what it signs: no key signs two kinds of things */
export const sharedKey = (db: Kysely<Database>, use: string): Promise<Buffer> =>
  keepKey(db, use, randomBytes(keyBytes));
