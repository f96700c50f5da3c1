import { defineOwn } from '../define-own';
import { query } from '../query';

/** What the shop tells its members at the moment (rule ent.popup). */
export const popupsOwn = defineOwn({
  ask: ({ isMember }) => (isMember ? query('popup.mine', {}) : null),
  pick: ({ data }) => data,
});
