/** Has codes mailed, or asks for none any more (rule auth.mfa): what is chosen is confirmed with the password. */
import { isSuccess, only, refused, refusedAt, type Action } from '../action';
import { factorSet, screen } from './factor-screen';

export const action: Action = async (values, { send }) => {
  const factor = values.second_factor === 'mail' ? 'mail' : 'none';
  if (values.password === undefined)
    return { ok: 'shown', screen, values: only(values, ['second_factor']), isKept: true };
  const call = 'auth.setSecondFactor';
  const answer = await send(call, { body: { second_factor: factor, password: values.password } });
  if (isSuccess(answer)) return { ok: true, to: factorSet, call, answer, flash: 'factor' };
  const refusal = refused(answer, screen);
  const { code, message } = refusal.error;
  return code === 'auth.second_factor.failed' ? refusedAt(screen, { password: message }) : refusal;
};
