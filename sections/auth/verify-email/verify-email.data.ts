import { optional, query } from '../../../schemas/query';
import { isLinkToken } from '../../../src/domain/mailed-link';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { verifyEmailSettings } from './verify-email.settings';

/** Looking uses nothing up, since mail scanners look. Half a token is not asked about. */
const linkNeeds = (given = '') => {
  const link = optional(query('user.verificationState', { params: { token: given } }));
  const needs: { readonly link?: typeof link } = isLinkToken(given) ? { link } : {};
  return needs;
};

/** A shop that cannot say is asked by the press. */
export const verifyEmailData = defineData(verifyEmailSettings, {
  needs: ({ query: asked }) => linkNeeds(asked.token),
  select: ({ link }) => ({ isOver: link?.is_good === false }),
});

export type VerifyEmailProps = PropsOf<typeof verifyEmailData>;
