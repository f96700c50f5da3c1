/** What a handler knows of the request that it answers, besides its validated input: as much as the call's audience allows. */
import type { FastifyBaseLogger } from 'fastify';
import type { Visitor } from '../../src/domain/visitor';

/** A shop front: found by the channel header, by host, or by path prefix. */
export interface Channel {
  /** The value of the header `x-channel-id`, e.g. `minori`. */
  readonly id: string;
  readonly name: string;
  /** The host that it answers to, without port; null when only the prefix leads to it. */
  readonly host: string | null;
  /** Path prefix, '' or '/gakuen'. */
  readonly prefix: string;
  readonly theme: string;
}

/** All that can be known where an answer is for everyone: nothing of who asks. */
export interface PublicContext {
  readonly channel: Channel;
  /** The moment that the request is answered for. What processes share, such as a term's end, goes by the database's. */
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

export interface RequestContext extends PublicContext {
  readonly visitor: Visitor;
  /** The visitor's network address, as far as TRUST_PROXY lets it be known; absent: the shop's own work. */
  readonly address?: string;
  /** The host that was asked, without port; absent: the shop's own work. */
  readonly host?: string;
  /** Whoever asks has shown the desk's token; absent: not. */
  readonly isStaff?: true;
  /** The access token that was shown, good or not; absent: none, or the shop's own work. */
  readonly token?: string;
}
