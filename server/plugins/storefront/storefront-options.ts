/** What the storefront plugin is made of; server/app.ts puts it together. */
import type { FastifyRequest } from 'fastify';
import type { Transport } from '../../../src/api/transport';
import type { Storefront } from '../../../storefront/page/entry-server';
import type { ScreenMatch } from '../../../storefront/page/load/match-screen';
import type { ScreenRow } from '../../../schemas/screens/screens';
import type { Asking } from '../../http/request-contexts';
import type { Channel } from '../../request/request-context';
import type { PageVisitorOf } from '../page-visitor';
import type { PageCache } from './cache/page-cache';
import type { KeptForms } from '../../request/kept-forms';

/** The storefront bundle's exports, which the server loads by path. */
export interface StorefrontBundle {
  readonly matchScreen: (path: string) => ScreenMatch | null;
  readonly allowedQuery: (row: ScreenRow, query: URLSearchParams) => Readonly<Record<string, string>>;
  readonly navigationPath: string;
  readonly choicePath: string;
}

export interface StorefrontPluginOptions {
  readonly storefront: Storefront;
  readonly bundle: StorefrontBundle;
  /** By host and path; null for an unknown host. */
  readonly findChannel: (where: { host: string; path: string }) => Promise<Channel | null>;
  /** The channels that a path prefix leads to on the host. */
  readonly channelsBelow: (host: string) => Promise<readonly Channel[]>;
  /** The channel whose looks the invalid-channel page wears. */
  readonly fallbackChannel: () => Promise<Channel | null>;
  /** Origins of payment services that a browser speaks to by itself; null while they cannot be told. */
  readonly paymentOrigins: (channel: Channel) => Promise<readonly string[] | null>;
  readonly pageVisitorOf: PageVisitorOf;
  /** Plain forms that are shown again. */
  readonly kept: KeptForms;
  /** Whether every screen of the channel is for members. */
  readonly isMemberOnly: (channel: Channel) => Promise<boolean>;
  /** Sends calls for whoever makes the request. */
  readonly transport: (request: FastifyRequest, asking: Asking) => Transport;
  /** Raised by every write that a page can show. */
  readonly dataVersion: (channel: Channel) => string;
  readonly pageCache: PageCache | null;
  /** Public address without a trailing slash; null: as the request says. */
  readonly publicUrl: string | null;
  readonly isDevelopment: boolean;
  /** What was built, for whoever has to find it again. */
  readonly build: string;
  /** Counts a capsule that is asked for; throws the 429. */
  readonly countCapsule: (request: FastifyRequest, channel: Channel) => Promise<void>;
  /** Of a channel: the time that its screens are drawn for. */
  readonly now: (channel?: Channel) => Date;
}
