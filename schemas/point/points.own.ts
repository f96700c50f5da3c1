import { defineOwn } from '../define-own';
import { query } from '../query';

/** Points that can be used now. */
export const pointsOwn = defineOwn({
  ask: ({ isMember }) => (isMember ? query('point.points', {}) : null),
  pick: ({ balance }) => balance,
  text: (points) => `${points.toLocaleString('ja-JP')}ポイント`,
});
