/**
 * What the shop has published, by its address. Each text is read and judged once: a broken one costs no more than a good
 * one, however often it is asked for. One that a page can be drawn from is kept in the database as the last good one.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { findLastGood, findLayout, keepLastGood } from './layout.repository';
import type { LayoutAddress, LayoutLog, PublishedLayout } from './layout.types';
import { judgeDocument, readDocument, type JudgedDocument } from './read-document';

export interface LayoutsService {
  published(channelId: string, address: LayoutAddress, log: LayoutLog): Promise<PublishedLayout>;
  /** The last published one that a page could be drawn from. */
  lastGood(channelId: string, address: LayoutAddress): Promise<PublishedLayout>;
}

/** More texts than shops have arranged; the oldest goes first. */
const mostKnown = 1_000;

/** Makes something of a text once, for as long as the text under the key stays the same. */
const onceForText = <T>() => {
  const known = new Map<string, { readonly digest: string; readonly made: T }>();
  return (key: string, text: string, make: () => T): T => {
    const digest = createHash('sha256').update(text).digest('base64');
    const earlier = known.get(key);
    if (earlier?.digest === digest) return earlier.made;
    const made = make();
    known.delete(key);
    known.set(key, { digest, made });
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return made;
  };
};

const asPublished = (document: Record<string, unknown> | null): PublishedLayout =>
  document ? { kind: 'document', document } : { kind: 'unreadable' };

const tell = (channel: string, address: LayoutAddress, { document, issues }: JudgedDocument, log: LayoutLog): void => {
  if (document && issues.length === 0) return;
  const what = document ? 'is ambiguous' : 'cannot be read';
  const said = issues.map(({ message }) => message).join('; ');
  log.warn({ channel, ...address, issues }, `a stored layout ${what} (${channel} ${address.page}): ${said}`);
};

export interface LayoutsServiceDeps {
  readonly db: Kysely<Database>;
}

export const createLayoutsService = ({ db }: LayoutsServiceDeps): LayoutsService => {
  const judged = onceForText<JudgedDocument>();
  const read = onceForText<PublishedLayout>();
  const keyOf = (channelId: string, { kind, page, instance }: LayoutAddress): string =>
    JSON.stringify([channelId, kind, page, instance]);

  /** Selling does not hang on it: what could not be kept is tried again with the next reading. */
  const keep = async (channelId: string, address: LayoutAddress, text: string, log: LayoutLog): Promise<void> => {
    try {
      await keepLastGood(db, channelId, address, text);
    } catch (err) {
      log.warn({ err, channel: channelId, ...address }, 'a good layout could not be kept');
    }
  };

  return {
    async published(channelId, asked, log) {
      const row = await findLayout(db, channelId, asked);
      if (!row) return { kind: 'none' };
      const address = { ...asked, instance: row.instance };
      const text = row.document ?? '';
      const found = judged(keyOf(channelId, address), text, () => {
        const fresh = judgeDocument(text, address);
        tell(channelId, address, fresh, log);
        return fresh;
      });
      // The row says it, not this process: another one may have kept another document since.
      if (found.isGood && !row.isLastGood) await keep(channelId, address, text, log);
      return asPublished(found.document);
    },
    async lastGood(channelId, address) {
      const row = await findLastGood(db, channelId, address);
      if (!row) return { kind: 'none' };
      return read(keyOf(channelId, address), row.document, () => asPublished(readDocument(row.document)));
    },
  };
};
