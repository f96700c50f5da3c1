/**
 * A shop that is closed says so to calls as well (rule site.maintenance): whoever was on a screen of it is led to the one
 * that says why. What is only away for a moment (`service.unavailable`) stays on the screen, with what was typed.
 */
import { asErrorBody } from '../api/client';
import type { Transport } from '../api/transport';

/** @param leave goes to the maintenance screen */
export const leavingClosedShop = (transport: Transport, leave: () => void): Transport => ({
  ids: transport.ids,
  send: async (...asked) => {
    const answer = await transport.send(...asked);
    if (asErrorBody(answer).code === 'site.maintenance') leave();
    return answer;
  },
});
