/**
 * Who asks, from the access token; the only place that says so. A bearer token is looked at alone, whatever cookies come
 * with it: a request that another site makes a browser send may claim one, and must not be taken for the cookie's owner.
 */
import type { FastifyRequest } from 'fastify';
import { accessToken } from '../../schemas/auth/auth';
import { guest, type Member, type Visitor } from '../../src/domain/visitor';
import { cookieIn } from '../../src/lib/cookies';
import { ownCookie } from './visit';
import type { Channel } from './request-context';

export interface VisitorAsked {
  readonly channel: Channel;
  readonly now: Date;
}

export type VisitorOf = (request: FastifyRequest, asked: VisitorAsked) => Promise<Visitor>;

/** Whether the token opens the channel's gate of a keycode now. */
export type KeycodeGate = (asked: VisitorAsked, token: string) => Promise<boolean>;

export interface SessionAsked {
  readonly channelId: string;
  readonly now: Date;
  /** The visitor's network address, by which another shop counts; absent: the shop's own work. */
  readonly address?: string;
}

/** What reads sessions; of the shop's own database that of its wing of members. */
export interface Sessions {
  find(token: string, asked: SessionAsked): Promise<Member | null>;
}

/** What keeps the members of a shop logged in. */
export interface Logins extends Sessions {
  /** Signs the class that a browser brings along. */
  readonly classKey: Buffer;
  /** Null: the login is over. */
  refresh(
    token: string,
    asked: SessionAsked,
  ): Promise<{
    readonly token: string;
    readonly expiresAt: Date;
    readonly memberId: number;
    readonly isRegistered: boolean;
  } | null>;
}

const accessTokenCookie = 'access_token';

/**
 * The cookie that a login in the shop's own browser stands in. By https another host of the domain cannot have set it, and lets
 * nobody use its own account without knowing; such a cookie comes with all paths of the host, so that each channel has its own.
 */
export const accessTokenCookieOf = (request: Pick<FastifyRequest, 'isSecure'>, { id }: Pick<Channel, 'id'>): string =>
  request.isSecure ? ownCookie(request, `${accessTokenCookie}_${id}`) : accessTokenCookie;

/** The access token that a request shows, good or not; null: none. */
export const tokenOf = (request: FastifyRequest, channel: Pick<Channel, 'id'>): string | null => {
  const { authorization, cookie = '' } = request.headers;
  const token =
    authorization === undefined
      ? cookieIn(cookie, accessTokenCookieOf(request, channel))
      : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return token && accessToken.test(token) ? token : null;
};

/** Nobody logs in to such a shop. */
export const guestsOnly: VisitorOf = () => Promise.resolve(guest);

/** A guest costs nothing: where no token is shown, nobody is asked. */
export const createVisitorOf =
  (sessions: Sessions): VisitorOf =>
  async (request, { channel, now }) => {
    const token = tokenOf(request, channel);
    if (token === null) return guest;
    return (await sessions.find(token, { channelId: channel.id, now, address: request.ip })) ?? guest;
  };
