/**
 * Who looks at a page. A page for everyone is drawn for a class of visitors, so the class is all that it needs, and a
 * member's browser brings it along: in a cookie that the server has signed, good for five minutes, with the access token
 * that it was made for alone. So a kept page is sent to a member without the database. Screens that are a visitor's own,
 * and gates that a member passes, ask the database.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { classOf, type Visitor, type VisitorClass } from '../../src/domain/visitor';
import { cookieIn } from '../../src/lib/cookies';
import { tokenOf, type VisitorOf } from '../visitor-of';
import { cookieAttributes, type Visit } from './visit';

export const visitorClassCookie = 'visitor_class';

const goodSeconds = 300;

export interface PageVisitor {
  /** A guest where only the class is known. */
  readonly visitor: Visitor;
  readonly visitorClass: VisitorClass;
}

export interface PageVisit extends Visit {
  readonly now: Date;
  /** Whether it has to be proven who it is: by the database. */
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

const signatureOf = (key: Buffer, { visitorClass, channelId, until, token }: Signed): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([visitorClass, channelId, until, token]))
    .digest();

const isMembers = (text: string): text is Exclude<VisitorClass, 'guest'> => text === 'member' || text === 'registered';

/** What the cookie says; null: it is none of ours, too old, or another token's. */
const readClass = (key: Buffer, { request, channel, now }: PageVisit, token: string): VisitorClass | null => {
  const said = cookieIn(request.headers.cookie ?? '', visitorClassCookie) ?? '';
  const [visitorClass = '', until = '', signature = ''] = said.split('.');
  if (!isMembers(visitorClass) || !/^\d{1,12}$/.test(until)) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, { visitorClass, channelId: channel.id, until, token });
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const leftMs = Number(until) * 1000 - now.getTime();
  return leftMs > 0 && leftMs <= goodSeconds * 1000 ? visitorClass : null;
};

const keepClass = (key: Buffer, visit: PageVisit, visitorClass: VisitorClass, token: string): void => {
  const until = String(Math.floor(visit.now.getTime() / 1000) + goodSeconds);
  const signature = signatureOf(key, { visitorClass, channelId: visit.channel.id, until, token });
  const value = `${visitorClass}.${until}.${signature.toString('base64url')}`;
  const attributes = cookieAttributes(visit, goodSeconds);
  visit.reply.header('set-cookie', `${visitorClassCookie}=${value}; ${attributes}; HttpOnly`);
};

/** @param key null: nobody but the source of the shop knows its members */
export const createPageVisitorOf =
  (visitorOf: VisitorOf, key: Buffer | null): PageVisitorOf =>
  async (visit) => {
    const { request, channel, now, isOwn } = visit;
    const token = tokenOf(request);
    const known = key && token !== null && !isOwn ? readClass(key, visit, token) : null;
    if (known) return { visitor: { kind: 'guest' }, visitorClass: known };
    const visitor = await visitorOf(request, { channel, now });
    const visitorClass = classOf(visitor);
    if (key && token !== null && visitor.kind === 'member') keepClass(key, visit, visitorClass, token);
    return { visitor, visitorClass };
  };
