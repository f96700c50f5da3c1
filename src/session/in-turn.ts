/**
 * What begins a cart, and what lets a member in, whose cart takes the browser's: one at a time, whichever tab asks. Else what
 * a guest puts in while another tab logs in would begin a cart beside the member's, and one of both be out of sight.
 */
import type { Transport } from '../api/transport';

/** Those that answer a cart's token for the cookie, but reads. */
export const inTurnCalls: readonly string[] = [
  'cart.init',
  'cart.addProducts',
  'cart.addSet',
  'auth.login',
  'auth.loginSyncChannel',
  'auth.verify',
];

/** Another tab may be stuck: then who has waited so long goes on. */
const mostMs = 5_000;

type Locks = Pick<LockManager, 'request'>;

/** @param locks of the browser; undefined: pages that somebody could have altered on the way have none */
export const inTurn = (transport: Transport, name: string, locks: Locks | undefined): Transport => ({
  ids: transport.ids,
  send: async (id, ...asked) => {
    if (!locks || !inTurnCalls.includes(id)) return transport.send(id, ...asked);
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const signal = AbortSignal.timeout(mostMs);
    await new Promise<unknown>((begin) => {
      locks.request(name, { signal }, () => (begin(null), ended)).catch(begin);
    });
    return transport.send(id, ...asked).finally(end);
  },
});
