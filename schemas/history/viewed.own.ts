import { defineOwn } from '../define-own';
import { query } from '../query';

/** What was looked at last, newest first; of a guest, too. */
export const viewedOwn = defineOwn({
  ask: ({ isMember }) => (isMember ? query('history.mine', {}) : query('history.guest', {})),
  pick: ({ data }) => data,
});
