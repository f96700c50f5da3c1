/** What follows a login, with its first factor or its second. */
import type { LoginAnswer } from '../../../schemas/auth/auth';
import type { CallId } from '../../../schemas/shop-contract';
import type { LooseAnswer } from '../../api/transport';
import { returnPath } from '../../domain/return-path';
import { goalOfLogin } from '../../domain/login/goal-of-login';
import { withReturn } from '../../lib/way-to-login';
import { codeStep } from '../../domain/login/code-step';
import { isSuccess, refused, type Done, type Outcome, type Values } from '../action';

/** The login's screen with the way back that was asked for. */
const screenOf = ({ redirect }: Values): string => withReturn('/login', returnPath(redirect));

/**
 * Whoever has not confirmed the mail address can do nothing else, and whose password is too old is asked for another one
 * before all else (rules auth.not-registered, auth.password-expired, auth.redirect-back).
 */
const leadOn = (answer: LoginAnswer, { redirect }: Values): string => {
  const back = goalOfLogin(redirect);
  if (!answer.is_registered_member) return withReturn('/verify', back);
  return answer.has_password_expired ? withReturn('/mypage/password?expired=1', back) : (back ?? '/ec/');
};

/** What the code's form needs to know (rule auth.mfa). */
const codeAsked = (
  { user_id, verify_by = 'mail', verify_code = '' }: LoginAnswer,
  values: Values,
  done: Pick<Done, 'call' | 'answer'>,
): Outcome => ({
  ok: 'shown',
  screen: screenOf(values),
  values: { user_id, verify_by, demo_code: verify_code, redirect: values.redirect ?? '' },
  at: codeStep(returnPath(values.redirect) ?? '', {
    isResent: done.call === 'auth.resendCode',
    isJoining: Boolean(values.provider_ticket),
  }),
  done,
});

/**
 * Of what a login's own screen tells before it leads on: the shop's mails do not arrive, and nobody else could say so (rule
 * auth.mail-error); and what was to be linked was not, as it is another member's.
 */
const warningsOf = (answer: LoginAnswer): string =>
  [answer.has_mail_error_count_over && 'mail', answer.is_provider_linked === false && 'provider']
    .filter(Boolean)
    .join(' ');

export const afterLogin = (call: CallId, answer: LooseAnswer, values: Values): Outcome => {
  if (!isSuccess(answer)) return refused(answer, screenOf(values));
  // The transport has looked at it.
  const body = answer.body as LoginAnswer;
  if (body.is_verify) return codeAsked(body, values, { call, answer });
  const to = leadOn(body, values);
  const about = warningsOf(body);
  if (about !== '') return { ok: 'shown', screen: '/login', values: { to, about }, done: { call, answer } };
  return { ok: true, to, call, answer, ...(body.is_provider_linked ? { flash: 'provider-linked' } : {}) };
};
