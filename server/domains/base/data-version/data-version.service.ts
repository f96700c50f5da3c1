/**
 * The data version of each channel in memory, so that caches can ask for it at every page view. It follows the database by
 * NOTIFY within milliseconds, and by polling where NOTIFY does not reach.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { DataVersionReader } from './by-version.service';
import { listenForChanges } from './data-version-listener';
import { readVersions } from './data-version.repository';

export interface DataVersions extends DataVersionReader {
  /** '0' for a channel that nothing is known of; no order among versions, only equality. */
  current(channelId: string): string;
  /** Reads the versions now. Who has just written awaits it, so that the next page view here shows the change. */
  refresh(): Promise<void>;
  /** @returns how to end the subscription */
  onChange(listener: (channelId: string) => void): () => void;
  stop(): Promise<void>;
}

export interface DataVersionsOptions {
  readonly log: { warn(message: string): void };
  /** For LISTEN on a connection of its own; without it, versions are polled only. */
  readonly url?: string;
  readonly pollMs?: number;
}

const defaultPollMs = 2_000;

/** Knows the versions when it resolves. Fails when the database cannot be asked. */
export async function createDataVersions(db: Kysely<Database>, options: DataVersionsOptions): Promise<DataVersions> {
  const { log, url, pollMs = defaultPollMs } = options;
  let versions: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<(channelId: string) => void>();
  let isAway = false;
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function read(): Promise<void> {
    const earlier = versions;
    versions = await readVersions(db);
    for (const id of new Set([...earlier.keys(), ...versions.keys()])) {
      if (earlier.get(id) !== versions.get(id)) for (const listener of listeners) listener(id);
    }
  }

  const start = (): Promise<void> => {
    reading = read().finally(() => (reading = undefined));
    return reading;
  };

  /** A read that has begun may have missed the newest commit, so who comes then shares the one after it. */
  function refresh(): Promise<void> {
    if (!reading) return start();
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  }

  const refreshQuietly = (): void => {
    refresh().then(
      () => (isAway = false),
      (error: unknown) => {
        if (!isAway)
          log.warn(`The data versions could not be read: ${error instanceof Error ? error.message : String(error)}`);
        isAway = true;
      },
    );
  };

  await refresh();
  const listener = url === undefined ? undefined : listenForChanges({ url, onNotice: refreshQuietly, log });
  const poll = setInterval(refreshQuietly, pollMs);
  poll.unref();

  return {
    current: (channelId) => versions.get(channelId) ?? '0',
    refresh,
    onChange(added) {
      listeners.add(added);
      return () => listeners.delete(added);
    },
    async stop() {
      clearInterval(poll);
      await listener?.stop();
      await (next ?? reading)?.catch(() => undefined);
    },
  };
}
