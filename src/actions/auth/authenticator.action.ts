/**
 * Sets up an authenticator (rule auth.mfa): first there is a secret for it, which stands on its screen alone, then a
 * code shows that it has the secret.
 */
import type { BodyOf } from '../../../schemas/query';
import { isSuccess, refused, refusedAt, type Action } from '../action';
import { factorSet, screen } from './factor-screen';

export const action: Action = async ({ secret, verify_code = '', password = '' }, { send }) => {
  if (secret === undefined) {
    const answer = await send('auth.newAuthenticator', {});
    if (!isSuccess(answer)) return refused(answer, screen);
    // A success of the call has its body.
    return { ok: 'shown', screen, values: answer.body as BodyOf<'auth.newAuthenticator'> };
  }
  const call = 'auth.setSecondFactor';
  const answer = await send(call, { body: { second_factor: 'totp', secret, verify_code, password } });
  if (isSuccess(answer)) return { ok: true, to: factorSet, call, answer, flash: 'factor' };
  const refusal = refused(answer, screen);
  const { code, message } = refusal.error;
  if (code === 'auth.second_factor.code') return refusedAt(screen, { verify_code: message });
  return code === 'auth.second_factor.failed' ? refusedAt(screen, { password: message }) : refusal;
};
