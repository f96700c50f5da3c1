/** What the forms behind mailed links have in common. */
import { errorOf } from '../../schemas/shop-errors';
import { returnPath } from '../domain/return-path';
import { withReturn } from '../lib/way-to-login';
import type { LooseAnswer } from '../api/transport';
import { refused, type Refused } from './action';

/** The screen that the link leads to. @param redirect where it leads on to */
export const linkScreen = (path: string, token: string, redirect?: string): string =>
  withReturn(`${path}?${new URLSearchParams({ token }).toString()}`, returnPath(redirect));

/** The shop has answered no. What is no token at all, such as half of one, is told as a link that is over. */
export const refusedLink = (answer: LooseAnswer, screen: string): Refused => {
  const refusal = refused(answer, screen);
  return refusal.error.errors?.token ? { ...refusal, error: errorOf('user.link.not_found') } : refusal;
};
