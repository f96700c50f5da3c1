import { optional, query } from '../../../schemas/query';
import { isLinkToken } from '../../../src/domain/mailed-link';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { accountUnlockSettings } from './account-unlock.settings';

/** Looking uses nothing up, since mail scanners look. Half a token is not asked about. */
const lockNeeds = (given = '') => {
  const lock = optional(query('auth.unlockState', { params: { token: given } }));
  const needs: { readonly lock?: typeof lock } = isLinkToken(given) ? { lock } : {};
  return needs;
};

export const accountUnlockData = defineData(accountUnlockSettings, {
  needs: ({ query: asked }) => lockNeeds(asked.token),
  select: ({ lock }) => ({ isGood: Boolean(lock) }),
});

export type AccountUnlockProps = PropsOf<typeof accountUnlockData>;
