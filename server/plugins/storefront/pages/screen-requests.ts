/** What a screen is drawn from, of a request: an address, a clock, a class of visitor, and one function that answers queries. */
import type { FastifyRequest } from 'fastify';
import type { ScreenRequest } from '../../../../storefront/page/entry-server';
import { isPersonal } from '../../../../storefront/page/load/own-needs';
import { answerQuery } from '../../../../src/api/client';
import { classOf, type Visitor } from '../../../../src/domain/visitor';
import type { Channel } from '../../../request-context';
import { cartTokenOf } from '../../cart-cookies';
import { createRememberingAsk, type KeptFor } from '../cache/remembering-ask';
import type { ChannelRequest } from '../channel-of';
import { canonicalOrigin } from '../origin';
import type { StorefrontPluginOptions } from '../storefront-options';

/** Which shop front is asked, and by whom. */
export interface Found extends ChannelRequest {
  readonly visitor: Visitor;
}

export interface Wanted extends Found {
  readonly query: URLSearchParams;
  /** `choice`: what the product at the path is chosen in. */
  readonly kind: 'page' | 'navigation' | 'choice';
  /** A plain form that the page shows again, and under which status. */
  readonly status?: 422 | 429;
  readonly posted?: NonNullable<ScreenRequest['posted']>;
}

export interface ScreenRequests {
  /** Origin of the channel's canonical addresses. */
  originOf(request: FastifyRequest, channel: Channel): string;
  screenRequest(request: FastifyRequest, wanted: Wanted): ScreenRequest;
  /** When the oldest of what a drawing that begins now is drawn from may have been read. */
  readSince(found: Pick<Found, 'channel' | 'visitor'>): number;
}

export const createScreenRequests = (options: StorefrontPluginOptions): ScreenRequests => {
  const remembering = createRememberingAsk(() => options.now().getTime());

  const originOf = (request: FastifyRequest, channel: Channel): string =>
    canonicalOrigin(request, channel, options.publicUrl);

  const keptFor = ({ channel, visitor }: Pick<Found, 'channel' | 'visitor'>): KeptFor => ({
    channel: channel.id,
    version: options.dataVersion(channel),
    visitor: classOf(visitor),
  });

  const screenRequest = (request: FastifyRequest, wanted: Wanted): ScreenRequest => {
    const { channel, prefix, path, query, posted, visitor } = wanted;
    const now = options.now(channel);
    const transport = options.transport(request, { channel, visitor, now });
    const row = options.bundle.matchScreen(path)?.row;
    const isOwn = row !== undefined && isPersonal(row);
    return {
      path,
      query,
      channel: { id: channel.id, prefix, origin: originOf(request, channel) },
      visitor: classOf(visitor),
      hasKeycode: visitor.hasKeycode === true,
      cartToken: isOwn ? cartTokenOf(request) : '',
      now,
      ask: remembering({ ...keptFor(wanted), isPersonal: isOwn }, (asked) => answerQuery(transport, asked)),
      ...(posted ? { posted } : {}),
    };
  };

  return { originOf, screenRequest, readSince: (found) => remembering.readSince(keptFor(found)) };
};
