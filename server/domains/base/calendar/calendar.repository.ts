import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

export const readWeekdays = (db: Kysely<Database>, channelId: string) =>
  db
    .selectFrom('business_weekdays')
    .select(['weekday', 'is_business_day'])
    .where('channel_id', '=', channelId)
    .execute();

/** Days are `YYYY-MM-DD`, both included. */
export const readExceptions = (db: Kysely<Database>, channelId: string, first: string, last: string) =>
  db
    .selectFrom('business_exceptions')
    .select(['date', 'is_business_day', 'note'])
    .where('channel_id', '=', channelId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .execute();
