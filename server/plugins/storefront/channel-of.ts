/** Which shop front a page request is for, and which part of its path is the channel's. The only place that knows. */
import type { Channel } from '../../request/request-context';

export interface ChannelRequest {
  readonly channel: Channel;
  /** '' where the host alone says the channel. */
  readonly prefix: string;
  /** The rest of the path, from its first slash on. */
  readonly path: string;
}

const isBelow = (path: string, prefix: string): boolean =>
  prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));

export const channelRequest = (channel: Channel, host: string, path: string): ChannelRequest => {
  if (channel.host === host.toLowerCase() || !isBelow(path, channel.prefix)) return { channel, prefix: '', path };
  return { channel, prefix: channel.prefix, path: path.slice(channel.prefix.length) || '/' };
};
