/** The API client of the document. Only code that runs in a browser imports this module, so it may keep one. */
import { createBrowserClient } from '../api/browser-client';
import type { Client } from '../api/client';
import type { Transport } from '../api/transport';
import { go } from '../lib/go';
import { leavingClosedShop } from './closed-shop';
import { inTurn } from './in-turn';
import { readLoginEnd } from './login-end';
import { isMembersPage, pageShop, wayBack } from './page-shop';
import { recorded } from './recorded';

const clients = new Map<string, Client>();

/** Guests have no login, and do not load what keeps one. On a member's page it knows what to do where the cookies are gone. */
const forMembers = (channel: string, transport: Transport): Transport => {
  const isMember = isMembersPage();
  let kept: Promise<Transport> | null = null;
  return {
    ids: transport.ids,
    send: async (...asked) => {
      if (!isMember && readLoginEnd(channel) === null && !kept) return transport.send(...asked);
      kept ??= import('./browser-login').then(
        ({ keepingLogin }) => keepingLogin(transport),
        // Its code did not come: the next call tries again.
        () => ((kept = null), transport),
      );
      return (await kept).send(...asked);
    },
  };
};

const toMaintenance = (): void => go(`${pageShop().prefix}/maintenance/?redirect=${wayBack()}`);

/** The client that speaks for a channel; one per document. */
export const clientOf = (channel: string): Client => {
  const known = clients.get(channel);
  if (known) return known;
  const locks = (globalThis as { navigator?: { readonly locks?: LockManager } }).navigator?.locks;
  // A time limit is told to the shopper by whoever asked; the log of a shopper's browser is read by nobody.
  const { client } = createBrowserClient({
    channel,
    prefix: pageShop().prefix,
    log: () => undefined,
    wrap: (transport) =>
      recorded(
        leavingClosedShop(forMembers(channel, inTurn(transport, `noren:cart:${channel}`, locks)), toMaintenance),
      ),
  });
  clients.set(channel, client);
  return client;
};
