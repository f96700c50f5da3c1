/** What members have to give their password for. */
import type { LooseAnswer } from '../../api/transport';
import { refused, refusedAt, type Refused } from '../action';

/** The shop has answered no; that the password is wrong is said at its field, in the shop's words. */
export const refusedPassword = (answer: LooseAnswer, screen: string): Refused => {
  const refusal = refused(answer, screen);
  const { code, message } = refusal.error;
  return code === 'user.password.wrong' ? refusedAt(screen, { password: message }) : refusal;
};
