/**
 * Channels of the shop behind SHOP_API_URL, by the list that it gives. A platform that has no such call is asked for
 * one channel at a time, by id; then nothing is known of hosts of their own.
 */
import type { FastifyBaseLogger } from 'fastify';
import { runQuery } from '../../src/api/client';
import { query } from '../../schemas/query';
import { type ChannelHint, channelsBelow, chooseChannel, plainHostSet } from '../request/choose-channel';
import { Refusal } from '../http/error-answer';
import type { Channel } from '../request/request-context';
import { keepFor } from './keep-for';
import { refusalFor, type Upstream } from './upstream';

const keptMs = 60_000;
const mostKept = 200;

/** What may be a channel's id; anything else is not asked for. */
const idPattern = /^[a-z0-9][a-z0-9_-]{0,63}$/i;

export interface UpstreamChannelsOptions {
  readonly upstream: Upstream;
  /** Hosts beside localhost that lead to the other shop as a whole, such as that of PUBLIC_URL. */
  readonly plainHosts: readonly string[];
  readonly log: FastifyBaseLogger;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
}

export interface UpstreamChannels {
  readonly find: (hint: ChannelHint) => Promise<Channel | null>;
  readonly first: () => Promise<Channel | null>;
  readonly below: (host: string) => Promise<readonly Channel[]>;
  /** Whether every screen is for members, as far as is known: where it cannot be told, members are to prove themselves. */
  readonly isMemberOnly: (channel: Pick<Channel, 'id'>) => Promise<boolean>;
}

/** Answers are kept for a minute. */
export const upstreamChannels = ({ upstream, plainHosts, log, now }: UpstreamChannelsOptions): UpstreamChannels => {
  const hosts = plainHostSet(plainHosts);
  const telling = <T>(load: () => Promise<T>): Promise<T> =>
    load().catch((error: unknown) => {
      throw refusalFor(error, log);
    });
  const refused = (code: string): Refusal => new Refusal(code === 'site.maintenance' ? code : 'service.unavailable');

  /** Null: the platform does not say. */
  const loadAll = async (): Promise<readonly Channel[] | null> => {
    const answer = await runQuery({ transport: upstream.transportFor('') }, query('site.channels', {}));
    if (!answer.ok && answer.status >= 400 && answer.status < 500) return null;
    if (!answer.ok) throw refused(answer.code);
    return answer.result.data.map(({ channel, ...rest }) => ({ id: channel, ...rest }));
  };

  const loadOne = async (id: string): Promise<Channel | null> => {
    const client = { transport: upstream.transportFor(id) };
    const environment = await runQuery(client, query('site.environment', {}));
    if (!environment.ok && environment.status === 404) return null;
    if (!environment.ok) throw refused(environment.code);
    const settings = await runQuery(client, query('site.settings', {}));
    const prefix = settings.ok ? settings.result['SITE.CHANNEL_PREFIX'] : '';
    const { channel, name, theme } = environment.result;
    return { id: channel, name, theme, prefix, host: null };
  };

  const loadGate = async (id: string): Promise<boolean> => {
    const environment = await runQuery({ transport: upstream.transportFor(id) }, query('site.environment', {}));
    if (!environment.ok) throw refused(environment.code);
    return environment.result.is_member_only;
  };

  const clock = { keptMs, most: mostKept, now };
  const all = keepFor(clock, () => telling(loadAll));
  const byId = keepFor(clock, (id) => telling(() => loadOne(id)));
  const gates = keepFor(clock, (id) => telling(() => loadGate(id)));

  const byPath = async (path: string): Promise<Channel | null> => {
    const segment = /^\/([^/?]+)/.exec(path)?.[1] ?? '';
    if (!idPattern.test(segment)) return null;
    const channel = await byId(segment);
    return channel?.prefix === `/${segment}` ? channel : null;
  };

  /** '' is the channel that the platform answers for by default. */
  const findUnlisted = async ({ id, host = '', path }: ChannelHint): Promise<Channel | null> => {
    if (id !== undefined) return idPattern.test(id) ? byId(id) : null;
    if (!hosts.has(host.toLowerCase())) return null;
    return (path === undefined ? null : await byPath(path)) ?? byId('');
  };

  return {
    find: async (hint) => {
      const listed = await all('');
      return listed ? (chooseChannel(listed, hint, hosts) ?? null) : findUnlisted(hint);
    },
    first: async () => {
      const listed = await all('');
      return listed ? (listed[0] ?? null) : byId('');
    },
    below: async (host) => channelsBelow((await all('')) ?? [], host, hosts),
    isMemberOnly: ({ id }) => gates(id).catch(() => true),
  };
};
