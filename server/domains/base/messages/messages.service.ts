/** The texts that a shop edits: message slots, free areas, static pages. Their HTML is sanitised whenever it is read. */
import type { Kysely } from 'kysely';
import type { Message, StaticPage } from '../../../../schemas/content/content';
import type { Database } from '../../../db/schema';
import type { Sanitizer } from '../../../html/sanitize';
import {
  findStaticPage,
  findText,
  readHiddenPages,
  readStaticPageUrls,
  readTexts,
  type TextTable,
} from './messages.repository';

export interface MessagesService {
  all(channelId: string, table: TextTable): Promise<Message[]>;
  one(channelId: string, table: TextTable, code: string): Promise<Message | null>;
  /** @param path of any depth, with or without slashes at its ends */
  staticPage(channelId: string, path: string): Promise<StaticPage | null>;
  staticPageUrls(channelId: string): Promise<Pick<StaticPage, 'url' | 'title' | 'updated_at'>[]>;
}

interface Stored {
  readonly body_html: string;
  readonly updated_at: Date;
}

/** Names the static pages that no shopper ever sees, since something else answers at their address. */
export async function tellHiddenPages(db: Kysely<Database>, log: { warn(message: string): void }): Promise<void> {
  for (const { channel_id: channel, url } of await readHiddenPages(db))
    log.warn(`The static page ${url} of ${channel} is never shown: something else answers at that address.`);
}

export function createMessagesService(db: Kysely<Database>, clean: Sanitizer): MessagesService {
  const shown = <T extends Stored>(row: T) => ({
    ...row,
    body_html: clean(row.body_html),
    updated_at: row.updated_at.toISOString(),
  });
  return {
    all: async (channelId, table) => (await readTexts(db, table, channelId)).map(shown),
    async one(channelId, table, code) {
      const row = await findText(db, table, channelId, code);
      return row ? shown(row) : null;
    },
    async staticPage(channelId, path) {
      const row = await findStaticPage(db, channelId, `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}`);
      return row ? shown(row) : null;
    },
    async staticPageUrls(channelId) {
      const rows = await readStaticPageUrls(db, channelId);
      return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
    },
  };
}
