import { once } from 'node:events';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

const channel = 'noren_data';
const shortestPauseMs = 250;
const longestPauseMs = 10_000;
const connectLimitMs = 3_000;

export interface ListenerOptions {
  readonly url: string;
  /** Something was changed; also after each (re)connection, since what happened before it was not heard. */
  readonly onNotice: () => void;
  readonly log: { warn(message: string): void };
}

/**
 * Listens on a connection of its own and comes back after each outage. Where a pooler swallows LISTEN, nothing is heard
 * and nothing breaks: versions are polled too.
 */
export function listenForChanges({ url, onNotice, log }: ListenerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  let client: pg.Client | undefined;

  /** Resolves when the connection has ended. */
  async function listen(onConnected: () => void): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'noren-listen',
      connectionTimeoutMillis: connectLimitMs,
      keepAlive: true,
    });
    client = connection;
    const ended = new Promise<void>((resolve) => {
      connection.once('end', () => resolve());
      connection.on('error', () => resolve());
    });
    connection.on('notification', onNotice);
    try {
      // A client that is ended while it connects never says how that went.
      await Promise.race([connection.connect(), stopped]);
      if (stopping.signal.aborted) return;
      await connection.query(`listen ${channel}`);
      onConnected();
      onNotice();
      await ended;
    } finally {
      await connection.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    let pauseMs = shortestPauseMs;
    while (!stopping.signal.aborted) {
      try {
        await listen(() => (pauseMs = shortestPauseMs));
      } catch (error) {
        // A connection that is being made when the shop stops ends with an error of its own.
        if (stopping.signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        if (pauseMs === shortestPauseMs) log.warn(`Changes of the shop's data are polled only, for now: ${reason}`);
      }
      if (stopping.signal.aborted) return;
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
  const listening = keepListening();

  return {
    async stop() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
}
