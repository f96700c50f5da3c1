/**
 * Who looks at a page. A page for everyone is drawn for a class of visitors, so the class is all that it needs, and a
 * member's browser brings it along: in a cookie that the server has signed, good for five minutes, with the access token
 * that it was made for alone. So a kept page is sent to a member without the database. Screens that are a visitor's own,
 * and gates that a member passes, ask the database.
 *
 * A token that is over is refreshed on the way, as long as its login lasts: whoever comes back after an hour is still
 * logged in on the first page. Class and refreshed token are all that a GET may set; of a login that is over, the class ends.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { classOf, guest, type Visitor, type VisitorClass } from '../../src/domain/visitor';
import { cookieIn } from '../../src/lib/cookies';
import { memoByText } from '../../src/lib/memo-by-text';
import { type Logins, tokenOf, type VisitorOf } from '../request/visitor-of';
import { endCookies, keepLogin, showsLoginOf, visitorClassCookie } from './cookies/login-cookies';
import { cookieAttributes, type Visit } from '../request/visit';

const goodSeconds = 300;

/** Who reads page after page shows the same cookie with each: of so many members it is not reckoned again. */
const signaturesKept = 2_000;

export interface PageVisitor {
  /** A guest where only the class is known. */
  readonly visitor: Visitor;
  readonly visitorClass: VisitorClass;
  /** A guest whose browser shows a login that is over. */
  readonly isLoginOver?: true;
  /** The access token that has followed, on the way, the one that the request shows. */
  readonly token?: string;
}

export interface PageVisit extends Visit {
  readonly now: Date;
  /** Whether it has to be proven who it is: by the database, or the other shop. */
  readonly isOwn: boolean;
}

export type PageVisitorOf = (visit: PageVisit) => Promise<PageVisitor>;

interface Signed {
  readonly visitorClass: string;
  readonly channelId: string;
  /** Seconds since 1970. */
  readonly until: string;
  readonly token: string;
}

type Sign = (signed: Signed) => Buffer;

const signWith = (key: Buffer): Sign => {
  const signatureOf = memoByText(signaturesKept, (text) => createHmac('sha256', key).update(text).digest());
  return ({ visitorClass, channelId, until, token }) =>
    signatureOf(JSON.stringify([visitorClass, channelId, until, token]));
};

const isMembers = (text: string): text is Exclude<VisitorClass, 'guest'> => text === 'member' || text === 'registered';

/** What the cookie says; null: it is none of ours, too old, or another token's. */
const readClass = (sign: Sign, { request, channel, now }: PageVisit, token: string): VisitorClass | null => {
  const said = cookieIn(request.headers.cookie ?? '', visitorClassCookie) ?? '';
  const [visitorClass = '', until = '', signature = ''] = said.split('.');
  if (!isMembers(visitorClass) || !/^\d{1,12}$/.test(until)) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = sign({ visitorClass, channelId: channel.id, until, token });
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const leftMs = Number(until) * 1000 - now.getTime();
  return leftMs > 0 && leftMs <= goodSeconds * 1000 ? visitorClass : null;
};

const keepClass = (sign: Sign, visit: PageVisit, visitorClass: VisitorClass, token: string): void => {
  const until = String(Math.floor(visit.now.getTime() / 1000) + goodSeconds);
  const signature = sign({ visitorClass, channelId: visit.channel.id, until, token });
  const value = `${visitorClass}.${until}.${signature.toString('base64url')}`;
  const attributes = cookieAttributes(visit, goodSeconds);
  visit.reply.header('set-cookie', `${visitorClassCookie}=${value}; ${attributes}; HttpOnly`);
};

interface Known {
  readonly visitor: Visitor;
  readonly token: string;
}

/** By a token that is good, or the one that follows it. */
const findMember = async (logins: Logins, visit: PageVisit, token: string): Promise<Known | null> => {
  const { channel, now, request } = visit;
  const asked = { channelId: channel.id, now, address: request.ip };
  const member = await logins.find(token, asked);
  if (member) return { visitor: member, token };
  const next = await logins.refresh(token, asked);
  if (!next) return null;
  keepLogin(visit, {
    token: next.token,
    expiresAt: next.expiresAt.toISOString(),
    // A platform's may be no number, and is not known here.
    memberId: next.memberId > 0 ? String(next.memberId) : null,
  });
  // The new token is not looked up: this answer may be lost, and the old one has to be good until the new one is shown.
  const { memberId, isRegistered } = next;
  return { visitor: { kind: 'member', userId: memberId, isRegistered }, token: next.token };
};

/** @param logins null: nobody but the source of the shop knows its members */
export const createPageVisitorOf = (visitorOf: VisitorOf, logins: Logins | null): PageVisitorOf => {
  const asGuest: PageVisitor = { visitor: guest, visitorClass: 'guest' };
  const sign = logins && signWith(logins.classKey);
  return async (visit) => {
    const { request, channel, now, isOwn } = visit;
    const token = tokenOf(request, channel);
    // Who shows a bearer token is no browser of the shop, and keeps no cookies.
    if (!logins || !sign || token === null || request.headers.authorization !== undefined) {
      const visitor = await visitorOf(request, { channel, now });
      return { visitor, visitorClass: classOf(visitor) };
    }
    const said = isOwn ? null : readClass(sign, visit, token);
    if (said) return { ...asGuest, visitorClass: said };
    const known = await findMember(logins, visit, token);
    if (!known) {
      if (!showsLoginOf(visit)) return asGuest;
      // Whoever comes next is shown no page of a member's. The token may be one that another tab has just got anew.
      if (cookieIn(request.headers.cookie ?? '', visitorClassCookie) !== null) endCookies(visit, [visitorClassCookie]);
      return { ...asGuest, isLoginOver: true };
    }
    const visitorClass = classOf(known.visitor);
    keepClass(sign, visit, visitorClass, known.token);
    return { visitor: known.visitor, visitorClass, ...(known.token === token ? {} : { token: known.token }) };
  };
};
