/** Which of a shop's channels a request is for: the rules, wherever the channels are known from. */
import type { Channel } from './request-context';

export interface ChannelHint {
  /** Value of the header `x-channel-id`; it decides alone where it is given. */
  readonly id?: string;
  /** Host that was asked, without port. */
  readonly host?: string;
  readonly path?: string;
}

/** What the rules look at; channels stand in the shop's order. */
type Addressed = Pick<Channel, 'id' | 'host' | 'prefix'>;

const localHosts = ['localhost', '127.0.0.1', '::1', '[::1]', '0.0.0.0'];

/** Hosts that lead to the shop as a whole: this machine, and those given, such as that of PUBLIC_URL. */
export const plainHostSet = (hosts: readonly string[]): ReadonlySet<string> =>
  new Set([...localHosts, ...hosts].map((host) => host.toLowerCase()));

const isBelow = (path: string, prefix: string): boolean =>
  prefix !== '' && (path === prefix || [`${prefix}/`, `${prefix}?`].some((start) => path.startsWith(start)));

/** By id, else by host, else on a plain host by path prefix; what has none there is the first channel's. */
export const chooseChannel = <C extends Addressed>(
  channels: readonly C[],
  { id, host = '', path = '/' }: ChannelHint,
  plainHosts: ReadonlySet<string>,
): C | undefined => {
  if (id !== undefined) return channels.find((channel) => channel.id === id);
  const name = host.toLowerCase();
  const byHost = channels.find((channel) => channel.host === name);
  if (byHost) return byHost;
  if (!plainHosts.has(name)) return undefined;
  return channels.find(({ prefix }) => isBelow(path, prefix)) ?? channels[0];
};

/** Those that a path prefix leads to on the host, which is without port; none where the host is a channel's own. */
export const channelsBelow = <C extends Addressed>(
  channels: readonly C[],
  host: string,
  plainHosts: ReadonlySet<string>,
): readonly C[] => {
  const name = host.toLowerCase();
  if (!plainHosts.has(name) || channels.some((channel) => channel.host === name)) return [];
  return channels.filter(({ prefix }) => prefix !== '');
};
