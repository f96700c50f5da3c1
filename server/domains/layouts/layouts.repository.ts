import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

export interface LayoutAddress {
  readonly kind: 'page' | 'frame';
  readonly page: string;
  /** '' unless it is a landing or static page. */
  readonly instance: string;
}

export const findLayout = (db: Kysely<Database>, channelId: string, { kind, page, instance }: LayoutAddress) =>
  db
    .selectFrom('layouts')
    .select('document')
    .where('channel_id', '=', channelId)
    .where('kind', '=', kind)
    .where('page', '=', page)
    .where('instance', '=', instance)
    .executeTakeFirst();
