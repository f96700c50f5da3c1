/** The API client of the document. Only code that runs in a browser imports this module, so it may keep one. */
import { createBrowserClient } from '../api/browser-client';
import type { Client } from '../api/client';
import { recorded } from './recorder';

const clients = new Map<string, Client>();

/** The client that speaks for a channel; one per document. */
export const clientOf = (channel: string): Client => {
  const known = clients.get(channel);
  if (known) return known;
  // A time limit is told to the shopper by whoever asked; the log of a shopper's browser is read by nobody.
  const { client } = createBrowserClient({ channel, log: () => undefined, wrap: recorded });
  clients.set(channel, client);
  return client;
};
