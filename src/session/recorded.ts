import type { Transport } from '../api/transport';
import './recorder';

/** The transport of a document, with an eye on what is asked and answered where somebody records. */
export const recorded = (transport: Transport): Transport => ({
  ...transport,
  send: async (call, ...asked) => {
    const answered = window.norenFlows?.asked?.(call);
    try {
      const answer = await transport.send(call, ...asked);
      answered?.(answer.status, answer.body);
      return answer;
    } catch (error) {
      // What is under way breaks off where the page is left: then this comes no more, and it stays under way.
      await new Promise((resolve) => setTimeout(resolve));
      answered?.(0);
      throw error;
    }
  },
});
