/** Of which screen a record is asked for, and whose page makes it. */
import type { FastifyRequest } from 'fastify';
import { serverParts } from '../../../request/server-parts';
import { sandboxPath } from '../../../sandbox-payments/sandbox-payments';
import { walletPath } from '../../../sandbox-payments/wallet';
import type { Channel } from '../../../request/request-context';
import { channelRequest } from '../channel-of';
import type { StorefrontPluginOptions } from '../storefront-options';

export const capsulePath = '/-/capsule';

const noScreens: ReadonlySet<string> = new Set([
  ...serverParts,
  ...[sandboxPath, walletPath].map((own) => own.slice(1)),
]);

/** A path of this host, and what is asked for there; null: it is none. */
const localUrl = (given: unknown, { headers }: Pick<FastifyRequest, 'headers'>): URL | null => {
  if (typeof given !== 'string' || given.trim() === '' || given.length > 2_000) return null;
  const base = `http://${headers.host ?? 'localhost'}`;
  const text = given.trim();
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.host !== new URL(base).host || url.pathname.startsWith('//') ? null : url;
};

/** The address of a screen, without the channel's prefix; null: there can be none. */
export const addressIn = (given: unknown, request: Pick<FastifyRequest, 'headers'>, prefix: string): string | null => {
  const url = localUrl(given, request);
  if (!url) return null;
  const { pathname, search } = url;
  const own = prefix !== '' && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return noScreens.has(own.split('/')[1] ?? '') ? null : own + search;
};

/** The page of the channel that an address leads to by its prefix; null: it is this one's, or nobody's. */
export const pageElsewhere = async (
  { findChannel }: Pick<StorefrontPluginOptions, 'findChannel'>,
  request: FastifyRequest,
  { given, channel }: { readonly given: unknown; readonly channel: Channel },
): Promise<string | null> => {
  const url = localUrl(given, request);
  const other = url && (await findChannel({ host: request.hostname, path: url.pathname }));
  if (!url || !other || other.id === channel.id) return null;
  const { prefix } = channelRequest(other, request.hostname, url.pathname);
  return prefix === '' ? null : `${prefix}${capsulePath}?url=${encodeURIComponent(url.pathname + url.search)}`;
};
