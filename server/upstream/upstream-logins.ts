/**
 * Members of the shop behind SHOP_API_URL. Whose a token is, that shop says, each time that it has to be proven; nothing
 * of it is kept here. While it cannot say, nobody is taken for a guest instead.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { LoginAnswer } from '../../schemas/auth/auth';
import { query } from '../../schemas/query';
import { asErrorBody, runQuery } from '../../src/api/client';
import type { Logins, SessionAsked } from '../request/visitor-of';
import { refusalFor, unavailable, type Upstream } from './upstream';

export interface UpstreamLoginsOptions {
  readonly upstream: Upstream;
  /** Signs the class that a browser brings along. */
  readonly classKey: Buffer;
  readonly log: FastifyBaseLogger;
}

/** Where an answer says nothing of how long its token is good. */
const usualSeconds = 900;

/** Only that there is a member counts here: what is theirs, the other shop finds by the token. */
const memberIdIn = (userId: string): number => (/^\d{1,15}$/.test(userId) ? Number(userId) : 0);

const endOf = ({ expires_at: at, expires_in: seconds }: LoginAnswer, now: Date): Date =>
  at === null ? new Date(now.getTime() + (seconds ?? usualSeconds) * 1000) : new Date(at);

/** Nobody's, or the other shop cannot say. That it is closed, its screens tell whoever comes. */
const nobody = (status: number, code: string): null => {
  const isAway = status === 429 || status >= 500;
  if (isAway && code !== 'site.maintenance') throw unavailable();
  return null;
};

export const upstreamLogins = ({ upstream, classKey, log }: UpstreamLoginsOptions): Logins => {
  const transportOf = (token: string, { channelId, address }: SessionAsked) =>
    upstream.transportFor(channelId, { token, ...(address === undefined ? {} : { address }) });
  const telling = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw refusalFor(error, log);
    });

  return {
    classKey,

    async find(token, asked) {
      const answer = await telling(runQuery({ transport: transportOf(token, asked) }, query('user.me', {})));
      if (!answer.ok) return nobody(answer.status, answer.code);
      const { id, is_registered_member: isRegistered } = answer.result;
      return { kind: 'member', userId: id, isRegistered };
    },

    async refresh(token, asked) {
      const answer = await telling(transportOf(token, asked).send('auth.refresh', {}));
      if (answer.status !== 200) return nobody(answer.status, asErrorBody(answer).code);
      // The other shop's reader has checked it.
      const login = answer.body as LoginAnswer;
      if (login.access_token === null) return null;
      const { access_token: next, user_id: userId, is_registered_member: isRegistered } = login;
      return { token: next, expiresAt: endOf(login, asked.now), memberId: memberIdIn(userId), isRegistered };
    },
  };
};
