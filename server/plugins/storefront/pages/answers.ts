/** Sends what a page request asks for: kept where it is the same for all guests, drawn where it is not. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal } from '../../../../storefront/page/load/own-needs';
import { classOf, type Visitor } from '../../../../src/domain/visitor';
import { closedEntry, type Drawing } from './drawing';
import { encodingOf } from './encoding';
import { closedScreen, plainEntry, textEntry, type Entry } from './entry';
import { isMaintenance, isUnavailable } from './faults';
import type { Channel } from '../../../request-context';
import type { Found, Wanted } from './screen-requests';
import { send, sendOnce } from './send';
import { robotsTxt, sitemapXml } from '../robots/sitemap';
import type { StorefrontPluginOptions } from '../storefront-options';

/** Cookies that make a visitor's pages their own. */
const personalCookies = /(?:^|;\s*)(?:access_token|keycode_token|tag_password|preview)=/;

const isAnyones = (request: FastifyRequest): boolean => !personalCookies.test(request.headers.cookie ?? '');

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

interface Kept {
  readonly key: string;
  readonly channel: Channel;
  readonly isShared: boolean;
  readonly make: () => Promise<Entry>;
}

export const createAnswers = (options: StorefrontPluginOptions, drawing: Drawing) => {
  const { bundle, pageCache, now } = options;

  /** Holds everything that the drawing depends on, beside the data: what is not in here may not be on the page. */
  const keyOf = (request: FastifyRequest, { kind, channel, prefix, path, query, visitor }: Wanted): string => {
    const match = bundle.matchScreen(path);
    const asked = match ? JSON.stringify(bundle.allowedQuery(match.row, query)) : '';
    return [kind, classOf(visitor), channel.id, drawing.originOf(request, channel), prefix + path, asked].join(' ');
  };

  /** The maintenance screen is there while the shop is closed, and then nobody is to keep it. */
  const isShared = (request: FastifyRequest, { path, posted, visitor }: Wanted): boolean => {
    const row = bundle.matchScreen(path)?.row;
    return (
      isAnyones(request) && !visitor.hasKeycode && !posted && !(row && isPersonal(row)) && row?.page !== 'maintenance'
    );
  };

  const sendKept = async (request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<FastifyReply> => {
    const { key, channel, make } = kept;
    if (!pageCache || !kept.isShared || key.length > longestKey) return sendOnce(request, reply, await make(), now());
    const encoding = encodingOf(request.headers['accept-encoding']);
    const served = await pageCache.serve(key, options.dataVersion(channel), encoding, make);
    return send(request, reply, served, now());
  };

  const draw = async (request: FastifyRequest, wanted: Wanted): Promise<Entry> => {
    try {
      return await drawing.draw(request, wanted, isShared(request, wanted));
    } catch (error) {
      // No older page is sent in its place.
      if (isMaintenance(error) && wanted.kind === 'page') return closedEntry(wanted);
      // Told here, since an older page may be sent in its place.
      if (!isMaintenance(error) && !isUnavailable(error)) request.log.error(error, 'a screen could not be drawn');
      throw error;
    }
  };

  return {
    screen: async (request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<FastifyReply> => {
      const { channel } = wanted;
      const make = (): Promise<Entry> => draw(request, wanted);
      try {
        const kept = { key: keyOf(request, wanted), channel, isShared: isShared(request, wanted), make };
        return await sendKept(request, reply, kept);
      } catch (error) {
        return sendOnce(request, reply, await drawing.drawFault(request, wanted, error), now());
      }
    },

    forRobots: (request: FastifyRequest, reply: FastifyReply, found: Found): Promise<FastifyReply> => {
      const { channel, prefix, path, visitor } = found;
      const make = (): Promise<Entry> =>
        forRobots(options, drawing, request, found).catch((error: unknown) => {
          // A robot that is led elsewhere takes what stands there for a sitemap.
          if (isMaintenance(error)) return { ...closedScreen(plainEntry('maintenance')), isWhole: true, isKept: false };
          throw error;
        });
      const key = `robots ${classOf(visitor)} ${channel.id} ${drawing.originOf(request, channel)}${prefix}${path}`;
      return sendKept(request, reply, { key, channel, isShared: isAnyones(request), make });
    },

    invalidChannel: async (request: FastifyRequest, reply: FastifyReply, visitor: Visitor): Promise<FastifyReply> => {
      const channel = await options.fallbackChannel();
      if (!channel) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found');
      return sendOnce(request, reply, await drawing.drawInvalidChannel(request, { channel, visitor }), now());
    },
  };
};
