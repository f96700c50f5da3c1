import { defineOwn } from '../define-own';
import { query } from '../query';

/** As the member wants to be addressed, without 様. */
export const nameOwn = defineOwn({
  ask: ({ isMember }) => (isMember ? query('user.me', {}) : null),
  pick: ({ orderer_name: name }) => name,
  text: (name) => (name === '' ? null : name),
});
