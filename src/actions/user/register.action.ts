/**
 * Registers a member, once it is confirmed. Without script the form is sent three times: it is shown for confirmation
 * (`step` absent), changed again (`edit`), or confirmed. A password goes into no page, so that it is typed again by then.
 */
import { registerForm } from '../../../schemas/user/register.form';
import { errorOf } from '../../../schemas/shop-errors';
import type { BodyOf } from '../../../schemas/query';
import { joiningNames } from '../../domain/joining';
import { returnPath } from '../../domain/return-path';
import { wayOf, withReturn } from '../../lib/way-to-login';
import { isSuccess, only, refused, type Action } from '../action';
import { profileBody } from './profile-body';

const ownNames = Object.keys(registerForm.schema.properties);
/** Beside the form's own: the provider that somebody has come from, and the way back from the login that follows. */
const shownNames = [...ownNames, ...joiningNames, 'redirect'];

export const action: Action = async (values, { send, check }) => {
  const { step } = values;
  const back = returnPath(values.redirect);
  const screen = withReturn('/register', back);
  if (step === 'edit') return { ok: 'shown', screen, values: only(values, shownNames), isKept: true };
  if (step !== 'confirmed') {
    const errors = check?.(registerForm.schema, only(values, ownNames)) ?? null;
    if (errors) return { ok: false, screen, error: { ...errorOf('request.invalid'), errors } };
    const shown = { ...only(values, shownNames), step: 'confirm' };
    if (!values.school) return { ok: 'shown', screen, values: shown, isKept: true };
    const call = 'school.check';
    const answer = await send(call, { body: { school: values.school } });
    if (!isSuccess(answer)) return refused(answer, screen);
    // A success of the call has its body: a code is read once more as the school's name.
    const { name } = answer.body as BodyOf<typeof call>;
    return { ok: 'shown', screen, values: { ...shown, school: name }, isKept: true };
  }
  const call = 'user.register';
  const body = { ...profileBody(values, [...ownNames, 'provider_ticket']), ...wayOf(back) };
  const answer = await send(call, { body });
  return isSuccess(answer)
    ? { ok: true, to: withReturn('/register/complete', back), call, answer }
    : refused(answer, screen);
};
