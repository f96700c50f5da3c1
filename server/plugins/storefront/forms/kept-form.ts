/**
 * A plain form that is to be shown again, at an address of its own: the visitor's browser is led there, and keeps in a
 * cookie what was typed and what is wrong. So Back and a reload send nothing twice, and what was typed outlives a login that
 * was over when it was sent. The server has signed the cookie: nobody else writes words onto a page. Passwords are not in it.
 * Several people may use one browser: it is shown to nobody after a logout, nor to another member than the last one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Posted } from '../../../../schemas/contract/posted';
import { cookieIn } from '../../../../src/lib/cookies';
import { endCookies, formCookie, formCookiesIn, lastMemberIn } from '../../cookies/login-cookies';
import { keepForAWhile } from '../../cookies/passing-cookies';
import { againParameter } from '../../../../src/lib/again-parameter';
import type { KeptForms } from '../../../request/kept-forms';
import { sentFor } from '../../../request/member-mark';
import { ownCookie } from '../../../request/visit';

const keptSeconds = 1_800;

/** Browsers keep 4,096 bytes of a cookie; of all that are kept together see `passing-cookies`. */
const mostSigns = 3_500;
const mostBytes = 200_000;

interface Content {
  readonly path: string;
  readonly until: number;
  /** The mark of whose it is: for whom the form was drawn, or who was the last to log in here. */
  readonly member: string | null;
  readonly posted: Posted;
}

/** Of a shop without such a key: another process could not read what this one has signed. */
const none: KeptForms = { keep: () => null, find: () => null, end: () => undefined };

/** @param key of the server's, shared by its processes; null: nothing is kept, and forms are drawn in the answer */
export const createKeptForms = (key: Buffer | null, now: () => Date): KeptForms => {
  if (!key) return none;
  const signatureOf = (channelId: string, text: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify(['form', channelId, text]))
      .digest();

  const open = (channelId: string, cookie: string): Content | null => {
    const [text = '', signature = ''] = cookie.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = signatureOf(channelId, text);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const plain = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: mostBytes });
    // Nobody else could have written it.
    return JSON.parse(plain.toString('utf8')) as Content;
  };

  return {
    keep(visit, screen, { why, posted }) {
      const [address = '', hash] = screen.split('#');
      const [path = '', search] = address.split('?');
      const until = now().getTime() + keptSeconds * 1000;
      const member = sentFor(visit.request) ?? lastMemberIn(visit.channel, visit.request);
      const content: Content = { path, until, member, posted };
      const plain = Buffer.from(JSON.stringify(content));
      const text = plain.length > mostBytes ? '' : deflateRawSync(plain).toString('base64url');
      if (text === '' || text.length > mostSigns) return null;
      const value = `${text}.${signatureOf(visit.channel.id, text).toString('base64url')}`;
      keepForAWhile(visit, ownCookie(visit.request, formCookie + why), value, keptSeconds);
      const again = `${address}${search === undefined ? '?' : '&'}${againParameter}=${why}`;
      return hash === undefined ? again : `${again}#${hash}`;
    },

    find(request, { channel, path, query }) {
      const why = query.get(againParameter);
      const cookie = why === null ? null : cookieIn(request.headers.cookie ?? '', ownCookie(request, formCookie + why));
      const content = cookie ? open(channel.id, cookie) : null;
      if (content?.path !== path || content.until <= now().getTime()) return null;
      return content.member === lastMemberIn(channel, request) ? content.posted : null;
    },

    end(visit, actions) {
      const { request, channel } = visit;
      const isOver = (name: string): boolean => {
        const sent = open(channel.id, cookieIn(request.headers.cookie ?? '', name) ?? '')?.posted.action;
        return actions.some((action) => action === sent);
      };
      endCookies(visit, formCookiesIn(request).filter(isOver));
    },
  };
};
