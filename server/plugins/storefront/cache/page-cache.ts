/**
 * Finished answers for guests, bounded in bytes. An entry is good while the channel's data version is the one it was
 * drawn from, for a few seconds after its data was read, and never past the next moment at which a layout's window
 * opens or closes. In the second half of its life it is served while a new one is drawn. Where a new one does not come, or comes in pieces, it is
 * served a little longer: of the same version always, since nothing was written that it would miss; of an older version
 * only while the shop's data cannot be reached at all. A page with a gap and today's price is better than a whole one with
 * yesterday's.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { encode, type Encoding } from '../entries/encoding';
import { type Entry, goodMs } from '../entries/entry';
import { createKeptPages, type KeptPage } from './kept-pages';

export const keptMs = goodMs;
export const freshMs = keptMs / 2;
export const keptWhileUnavailableMs = 60_000;
/** A database that has stopped without a word is noticed by waiting; who has an older page need not wait for that. */
const patienceMs = 2_000;

export interface Served {
  readonly entry: Entry;
  readonly body: Buffer;
  readonly encoding: Encoding;
}

export interface PageCache {
  /** The kept answer, or a new one by `make`; equal requests at the same time share one. */
  serve(key: string, version: string, encoding: Encoding, make: () => Promise<Entry>): Promise<Served>;
  /** Bytes that are kept, encoded forms included. */
  readonly bytes: number;
}

export interface PageCacheOptions {
  /** Bytes, compressed forms included. */
  readonly most: number;
  /** Whether the shop's data cannot be reached just now; asked only where the answer decides what is sent. */
  readonly isAway: () => Promise<boolean>;
  readonly now: () => number;
  readonly patience?: number;
}

const pageOf = (version: string, startedAt: number, drawn: Entry): KeptPage => {
  const madeAt = Math.min(startedAt, drawn.readAt ?? startedAt);
  return { version, madeAt, entry: { ...drawn, readAt: madeAt }, encoded: {} };
};

export const createPageCache = ({ most, isAway, now, patience = patienceMs }: PageCacheOptions): PageCache => {
  const pages = createKeptPages(most);
  const making = new Map<string, Promise<KeptPage>>();

  const isPast = ({ entry }: KeptPage): boolean => entry.validUntil !== null && entry.validUntil.getTime() <= now();
  const isYoungerThan = (page: KeptPage, ms: number): boolean => !isPast(page) && now() - page.madeAt < ms;

  const makeOnce = (key: string, version: string, make: () => Promise<Entry>): Promise<KeptPage> => {
    const name = `${version} ${key}`;
    const running = making.get(name);
    if (running) return running;
    // The time before drawing: what is written meanwhile may or may not be in it.
    const startedAt = now();
    const started = make()
      .then((drawn) => {
        const page = pageOf(version, startedAt, drawn);
        if (drawn.isWhole && drawn.isKept !== false) pages.keep(key, page);
        return page;
      })
      .finally(() => making.delete(name));
    making.set(name, started);
    return started;
  };

  /** The new page, or the old one where the new one does not come, or comes in pieces. */
  const makeOrFallBack = async (
    old: KeptPage | undefined,
    version: string,
    made: Promise<KeptPage>,
  ): Promise<KeptPage> => {
    if (!old || !isYoungerThan(old, keptWhileUnavailableMs)) return made;
    // A failure after the visitor was served is met again by the next request.
    if (old.version === version) {
      const page = await Promise.race([made.catch(() => old), wait(patience, old, { ref: false })]);
      return page.entry.isWhole ? page : old;
    }
    const page = await made.catch(() => null);
    if (page?.entry.isWhole) return page;
    // Who does not say within the time is away.
    const isGone = await Promise.race([isAway().catch(() => true), wait(patience, true, { ref: false })]);
    return isGone ? old : made;
  };

  const encodedOf = async (key: string, page: KeptPage, encoding: Encoding): Promise<Served> => {
    const known = encoding === 'identity' ? page.entry.identity : page.encoded[encoding];
    const body = known ?? (await encode(page.entry.identity, encoding));
    if (!known) pages.addEncoded(key, page, encoding, body);
    return { entry: page.entry, body, encoding };
  };

  return {
    serve: async (key, version, encoding, make) => {
      const known = pages.get(key);
      if (known?.version === version && isYoungerThan(known, keptMs)) {
        // A failure here is met again by the next request, which waits for its answer.
        if (!isYoungerThan(known, freshMs)) makeOnce(key, version, make).catch(() => null);
        return encodedOf(key, known, encoding);
      }
      return encodedOf(key, await makeOrFallBack(known, version, makeOnce(key, version, make)), encoding);
    },
    get bytes() {
      return pages.bytes;
    },
  };
};
