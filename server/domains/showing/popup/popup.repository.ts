import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';

/** No visitor reads more. */
const mostShown = 10;

export const readPopups = (db: Kysely<Database>, channelId: string, now: Date) =>
  db
    .selectFrom('popups')
    .select(['id', 'title', 'body_html', 'url', 'url_label'])
    .where('channel_id', '=', channelId)
    .where('is_show', '=', true)
    .where((popup) => popup.or([popup('shown_from', 'is', null), popup('shown_from', '<=', now)]))
    .where((popup) => popup.or([popup('shown_until', 'is', null), popup('shown_until', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .limit(mostShown)
    .execute();
