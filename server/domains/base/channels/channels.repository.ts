import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

/** All channels in the shop's order; the first is the one of the plain URL. */
export const readChannels = (db: Kysely<Database>) =>
  db.selectFrom('channels').selectAll().orderBy('position').orderBy('id').execute();

export type ChannelRow = Awaited<ReturnType<typeof readChannels>>[number];
