import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { findLayout, type LayoutAddress } from './layouts.repository';
import { readDocument } from './read-document';

export type PublishedLayout =
  | { readonly kind: 'document'; readonly document: Record<string, unknown> }
  /** The shop has arranged nothing: the theme's base holds. */
  | { readonly kind: 'none' }
  /** What is stored is no document. */
  | { readonly kind: 'unreadable' };

export interface LayoutsService {
  published(channelId: string, address: LayoutAddress): Promise<PublishedLayout>;
}

export const createLayoutsService = (db: Kysely<Database>): LayoutsService => ({
  async published(channelId, address) {
    const row = await findLayout(db, channelId, address);
    if (!row) return { kind: 'none' };
    const document = readDocument(row.document);
    return document ? { kind: 'document', document } : { kind: 'unreadable' };
  },
});
