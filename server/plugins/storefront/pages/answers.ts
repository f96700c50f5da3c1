/**
 * Sends what a page request asks for: kept where it is the same for all visitors of a class, drawn where it is not. On the
 * way to the visitor, only guests' pages may be kept.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guest } from '../../../../src/domain/visitor';
import { cookieIn } from '../../../../src/lib/cookies';
import { isPersonal } from '../../../../storefront/page/load/own-needs';
import { accessTokenCookieOf } from '../../../request/visitor-of';
import { takeFlash } from '../../cookies/flash-cookie';
import { closedEntry, type Drawing } from './drawing';
import { encodingOf } from '../entries/encoding';
import { closedScreen, forOneOnly, plainEntry, textEntry, type Entry } from '../entries/entry';
import { isMaintenance, isUnavailable } from '../faults';
import type { Found, Wanted } from './screen-requests';
import { send, sendOnce } from './send';
import { robotsTxt, sitemapXml } from '../robots/sitemap';
import type { StorefrontPluginOptions } from '../storefront-options';

/** Cookies that make a visitor's pages their own, beside that of a login. */
const ownCookies = /(?:^|;\s*)(?:keycode_token|tag_password|preview)=/;

/** Whether all of the class see the same. Whose login is none is no member, and not known to be a guest like others. */
const isAlike = (
  request: FastifyRequest,
  { channel, visitorClass }: Pick<Found, 'channel' | 'visitorClass'>,
): boolean => {
  const { cookie = '' } = request.headers;
  if (ownCookies.test(cookie)) return false;
  return visitorClass !== 'guest' || cookieIn(cookie, accessTokenCookieOf(request, channel)) === null;
};

/** Longer paths and queries are drawn, but not kept. */
const longestKey = 500;

const robotsPath = '/robots.txt';
const sitemapPath = '/sitemap.xml';

export const isForRobots = (path: string): boolean => path === robotsPath || path === sitemapPath;

/** robots.txt and sitemap.xml: the two files that are for robots alone. */
const forRobots = async (
  { storefront, channelsBelow }: StorefrontPluginOptions,
  drawing: Drawing,
  request: FastifyRequest,
  found: Found,
): Promise<Entry> => {
  const { channel, prefix, path } = found;
  const origin = drawing.originOf(request, channel);
  if (path === robotsPath) {
    const below = prefix === '' ? await channelsBelow(request.hostname) : [];
    return textEntry('text/plain', robotsTxt(origin, [prefix, ...below.map((other) => other.prefix)]));
  }
  const readAt = drawing.readSince(found);
  const asked = drawing.screenRequest(request, { ...found, query: new URLSearchParams(), kind: 'page' });
  const rows = await storefront.findable(asked);
  return { ...textEntry('application/xml', await sitemapXml(origin + prefix, rows, asked.ask)), readAt };
};

/** What was done before is said by a page that is its visitor's own; on others, which are drawn without, the script says it. */
const withFlash = (request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Wanted => {
  const flash = wanted.kind === 'page' ? takeFlash({ request, reply }, wanted.prefix + wanted.path) : null;
  return flash ? { ...wanted, flash } : wanted;
};

/** The maintenance screen is there while the shop is closed, and then nobody is to keep it. */
const isForAll = ({ bundle }: Pick<StorefrontPluginOptions, 'bundle'>, path: string): boolean => {
  const row = bundle.matchScreen(path)?.row;
  return !(row && isPersonal(row)) && row?.page !== 'maintenance';
};

type Allowed = Readonly<Record<string, string>>;

/** What of the query the screen is drawn from; null: the path is no screen's. */
const allowedOf = (
  { bundle }: Pick<StorefrontPluginOptions, 'bundle'>,
  { path, query }: Pick<Wanted, 'path' | 'query'>,
): Allowed | null => {
  const match = bundle.matchScreen(path);
  return match && bundle.allowedQuery(match.row, query);
};

/** Whether all of a class are answered alike. */
const isOfClass = (
  options: Pick<StorefrontPluginOptions, 'bundle'>,
  request: FastifyRequest,
  { path, posted, visitor, ...who }: Wanted,
): boolean => isAlike(request, who) && !visitor.hasKeycode && !posted && isForAll(options, path);

/** Holds everything that the drawing depends on, beside the data: what is not in here may not be on the page. */
const keyOf = (
  { originOf }: Pick<Drawing, 'originOf'>,
  request: FastifyRequest,
  wanted: Wanted,
  allowed: Allowed | null,
): string => {
  const { kind, channel, prefix, path, visitorClass } = wanted;
  const asked = allowed ? JSON.stringify(allowed) : '';
  return [kind, visitorClass, channel.id, originOf(request, channel), prefix + path, asked].join(' ');
};

interface Kept {
  readonly key: string;
  readonly found: Pick<Found, 'channel' | 'visitorClass'>;
  readonly isShared: boolean;
  readonly make: () => Promise<Entry>;
  /** Whether the address holds more than the key: a gate is to lead back to all of it. */
  readonly isMore?: boolean;
  /** For this visitor alone. */
  readonly makeOwn: () => Promise<Entry>;
}

export const createAnswers = (options: StorefrontPluginOptions, drawing: Drawing) => {
  const { pageCache, now } = options;

  const sendKept = async (request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<FastifyReply> => {
    const { key, found, make, makeOwn } = kept;
    const { channel, visitorClass } = found;
    // A cache on the way knows no classes.
    const asSent = visitorClass === 'guest' ? (entry: Entry) => entry : forOneOnly;
    if (!pageCache || !kept.isShared || key.length > longestKey)
      return sendOnce(request, reply, asSent(await makeOwn()), now());
    const encoding = encodingOf(request.headers['accept-encoding']);
    const served = await pageCache.serve(key, options.dataVersion(channel), encoding, make);
    if (served.entry.leadsOn && kept.isMore) return sendOnce(request, reply, asSent(await makeOwn()), now());
    return send(request, reply, { ...served, entry: asSent(served.entry) }, now());
  };

  const draw = async (request: FastifyRequest, wanted: Wanted): Promise<Entry> => {
    try {
      return await drawing.draw(request, wanted, isOfClass(options, request, wanted));
    } catch (error) {
      // No older page is sent in its place.
      if (isMaintenance(error) && wanted.kind === 'page') return closedEntry(wanted);
      // Told here, since an older page may be sent in its place.
      if (!isMaintenance(error) && !isUnavailable(error)) request.log.error(error, 'a screen could not be drawn');
      throw error;
    }
  };

  return {
    screen: async (request: FastifyRequest, reply: FastifyReply, asked: Wanted): Promise<FastifyReply> => {
      const wanted = isForAll(options, asked.path) ? asked : withFlash(request, reply, asked);
      const allowed = allowedOf(options, wanted);
      try {
        return await sendKept(request, reply, {
          key: keyOf(drawing, request, wanted, allowed),
          found: wanted,
          isShared: isOfClass(options, request, wanted),
          isMore: Object.keys(allowed ?? {}).length < wanted.query.size,
          make: () => draw(request, wanted),
          makeOwn: () => draw(request, { ...wanted, keepsQuery: true }),
        });
      } catch (error) {
        return sendOnce(request, reply, await drawing.drawFault(request, wanted, error), now());
      }
    },

    forRobots: (request: FastifyRequest, reply: FastifyReply, found: Found): Promise<FastifyReply> => {
      const { channel, prefix, path, visitorClass } = found;
      const make = (): Promise<Entry> =>
        forRobots(options, drawing, request, found).catch((error: unknown) => {
          // A robot that is led elsewhere takes what stands there for a sitemap.
          if (isMaintenance(error)) return { ...closedScreen(plainEntry('maintenance')), isWhole: true, isKept: false };
          throw error;
        });
      const key = `robots ${visitorClass} ${channel.id} ${drawing.originOf(request, channel)}${prefix}${path}`;
      return sendKept(request, reply, { key, found, isShared: isAlike(request, found), make, makeOwn: make });
    },

    invalidChannel: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const channel = await options.fallbackChannel();
      if (!channel) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found');
      const drawn = await drawing.drawInvalidChannel(request, { channel, visitor: guest, visitorClass: 'guest' });
      return sendOnce(request, reply, drawn, now());
    },
  };
};
