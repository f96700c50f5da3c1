import { wire } from 'virtual:noren/wire/shop';
import { createClient, type Client } from './client';
import type { ApiError } from './errors';
import { httpTransport } from './http-transport';
import { createPendingReads, type PendingReads } from './pending-reads';
import type { Transport } from './transport';

export interface BrowserClientOptions {
  /** Id of the channel that the page belongs to. */
  readonly channel: string;
  /** Of the channel, below which its cookies stand: a login is shown nowhere else. */
  readonly prefix: string;
  readonly log: (error: ApiError) => void;
  readonly timeoutMs?: number;
  /** Looks at what is sent and answered. */
  readonly wrap?: (transport: Transport) => Transport;
}

/** The client of a page in the browser; `pendingReads.cancel()` on every change of screen. */
export const createBrowserClient = ({
  channel,
  prefix,
  log,
  timeoutMs = 20_000,
  wrap = (transport) => transport,
}: BrowserClientOptions): { readonly client: Client; readonly pendingReads: PendingReads } => {
  const pendingReads = createPendingReads();
  const transport = httpTransport({ wire, baseUrl: prefix, channel, timeoutMs, log, pendingReads });
  return { client: createClient(wrap(transport)), pendingReads };
};
