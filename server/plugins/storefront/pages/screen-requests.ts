/** What a screen is drawn from, of a request: an address, a clock, a class of visitor, and one function that answers queries. */
import type { FastifyRequest } from 'fastify';
import type { Ask, ScreenRequest } from '../../../../storefront/page/entry-server';
import { isPersonal } from '../../../../storefront/page/load/own-needs';
import { answerQuery } from '../../../../src/api/client';
import type { Transport } from '../../../../src/api/transport';
import type { AnsweredCall } from '../../../capsule/scrub-answers';
import type { Visitor } from '../../../../src/domain/visitor';
import { markOfVisitor } from '../../../request/member-mark';
import type { Channel } from '../../../request/request-context';
import { cartTokenOf } from '../../cookies/cart-cookies';
import type { PageVisitor } from '../../page-visitor';
import { createRememberingAsk, type KeptFor } from '../cache/remembering-ask';
import type { ChannelRequest } from '../channel-of';
import { canonicalOrigin } from '../origin';
import type { Posted } from '../../../../schemas/contract/posted';
import type { StorefrontPluginOptions } from '../storefront-options';

/** Which shop front is asked, and by whom. */
export interface Found extends ChannelRequest, PageVisitor {}

export interface Wanted extends Found {
  readonly query: URLSearchParams;
  /** `choice`: what the product at the path is chosen in. */
  readonly kind: 'page' | 'navigation' | 'choice';
  /** A plain form that the page shows again, and under which status. */
  readonly status?: 200 | 422 | 429 | 503;
  readonly posted?: Posted;
  /** The answer is the visitor's alone, and may hold more of the query than the screen is drawn from. */
  readonly keepsQuery?: true;
  /** What the page says once, of what was done before it. */
  readonly flash?: NonNullable<ScreenRequest['flash']>;
}

/** Told of a call and its answer. @returns the body that the screen is drawn from in its place */
export type Note = (call: AnsweredCall) => unknown;

export interface ScreenRequests {
  /** Origin of the channel's canonical addresses. */
  originOf(request: FastifyRequest, channel: Channel): string;
  /** `note`: told of every call; then all are asked for, and nothing remembered is taken. */
  screenRequest(request: FastifyRequest, wanted: Wanted, note?: Note): ScreenRequest;
  /** When the oldest of what a drawing that begins now is drawn from may have been read. */
  readSince(found: Pick<Found, 'channel' | 'visitorClass'>): number;
}

const noting = (transport: Transport, note: Note): Transport => ({
  ids: transport.ids,
  send: async (call, input, options) => {
    const answer = await transport.send(call, input, options);
    return { ...answer, body: note({ call, input, answer }) };
  },
});

const drawnFor = (channel: Channel, visitor: Visitor): Pick<ScreenRequest, 'drawnFor'> => {
  const mark = markOfVisitor(channel, visitor);
  return mark === null ? {} : { drawnFor: mark };
};

export const createScreenRequests = (options: StorefrontPluginOptions): ScreenRequests => {
  const remembering = createRememberingAsk(() => options.now().getTime());

  const originOf = (request: FastifyRequest, channel: Channel): string =>
    canonicalOrigin(request, channel, options.publicUrl);

  const keptFor = ({ channel, visitorClass }: Pick<Found, 'channel' | 'visitorClass'>): KeptFor => ({
    channel: channel.id,
    version: options.dataVersion(channel),
    visitor: visitorClass,
  });

  const screenRequest: ScreenRequests['screenRequest'] = (request, wanted, note) => {
    const { channel, prefix, path, query, keepsQuery, posted, flash, visitor, token } = wanted;
    const now = options.now(channel);
    const plain = options.transport(request, { channel, visitor, now, token });
    const transport = note ? noting(plain, note) : plain;
    const answer: Ask = (asked) => answerQuery(transport, asked);
    const row = options.bundle.matchScreen(path)?.row;
    const isOwn = row !== undefined && isPersonal(row);
    return {
      path,
      query,
      channel: { id: channel.id, prefix, origin: originOf(request, channel) },
      visitor: wanted.visitorClass,
      hasKeycode: visitor.hasKeycode === true,
      // Of a page that is kept for all guests nobody is told.
      ...(isOwn && wanted.isLoginOver ? { isLoginOver: true } : {}),
      ...(isOwn ? drawnFor(channel, visitor) : {}),
      cartToken: isOwn ? cartTokenOf(request) : '',
      now,
      ask: note ? answer : remembering({ ...keptFor(wanted), isPersonal: isOwn }, answer),
      ...(keepsQuery ? { keepsQuery } : {}),
      ...(posted ? { posted } : {}),
      ...(flash ? { flash } : {}),
    };
  };

  return { originOf, screenRequest, readSince: (found) => remembering.readSince(keptFor(found)) };
};
