/** Channels of the shop behind SHOP_API_URL, known by what their /public.json and settings say. */
import type { FastifyBaseLogger } from 'fastify';
import { runQuery } from '../../src/api/client';
import { query } from '../../schemas/calls/query';
import { Refusal } from '../http/error-answer';
import type { ChannelHint } from '../http/request-contexts';
import type { Channel } from '../request-context';
import { refusalFor, type Upstream } from './upstream';

const keptMs = 60_000;
const mostKept = 200;

/** What may be a channel's id; anything else is not asked for. */
const idPattern = /^[a-z0-9][a-z0-9_-]{0,63}$/i;

export interface UpstreamChannelsOptions {
  readonly upstream: Upstream;
  readonly log: FastifyBaseLogger;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
}

/**
 * Finds a channel by its id or by the first segment of a path that is its prefix; else it is the one that the other
 * shop answers for by default, since a host of ours says nothing there. Answers are kept for a minute.
 */
export const upstreamChannels = ({ upstream, log, now }: UpstreamChannelsOptions) => {
  const kept = new Map<string, { readonly at: number; readonly channel: Promise<Channel | null> }>();

  const load = async (id: string): Promise<Channel | null> => {
    const client = { transport: upstream.transportFor(id) };
    const environment = await runQuery(client, query('site.environment', {}));
    if (!environment.ok && environment.status === 404) return null;
    if (!environment.ok)
      throw new Refusal(environment.code === 'site.maintenance' ? environment.code : 'service.unavailable');
    const settings = await runQuery(client, query('site.settings', {}));
    const prefix = settings.ok ? settings.result['SITE.CHANNEL_PREFIX'] : '';
    const { channel, name, theme } = environment.result;
    return { id: channel, name, theme, prefix, host: null };
  };

  const byId = (id: string): Promise<Channel | null> => {
    const found = kept.get(id);
    if (found && now() - found.at < keptMs) return found.channel;
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    const channel = load(id).catch((error: unknown) => {
      throw refusalFor(error, log);
    });
    kept.set(id, { at: now(), channel });
    // A failure is not kept: the next request asks again.
    channel.catch(() => kept.delete(id));
    return channel;
  };

  const byPath = async (path: string): Promise<Channel | null> => {
    const segment = /^\/([^/?]+)/.exec(path)?.[1] ?? '';
    if (!idPattern.test(segment)) return null;
    const channel = await byId(segment);
    return channel?.prefix === `/${segment}` ? channel : null;
  };

  return async ({ id, path }: ChannelHint): Promise<Channel | null> => {
    if (id !== undefined) return idPattern.test(id) ? byId(id) : null;
    return (path === undefined ? null : await byPath(path)) ?? byId('');
  };
};
