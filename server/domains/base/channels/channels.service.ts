/** Which shop front a request is for, and what anyone may know of it. */
import type { Kysely } from 'kysely';
import type { PublicEnvironment } from '../../../../schemas/site/site';
import { type ChannelHint, channelsBelow, chooseChannel, plainHostSet } from '../../../request/choose-channel';
import type { Database } from '../../../db/schema';
import type { Channel } from '../../../request/request-context';
import { type ChannelRow, readChannels } from './channels.repository';

export interface ChannelsService {
  /** By id, else by host, else on a host of no channel's own by path prefix; the plain URL is the first channel. */
  find(hint: ChannelHint): Promise<Channel | null>;
  /** The first channel, whose looks a page without a channel wears. */
  first(): Promise<Channel | null>;
  all(): Promise<readonly Channel[]>;
  /** Those that a path prefix leads to on the host, which is without port; none where the host is a channel's own. */
  below(host: string): Promise<readonly Channel[]>;
  environment(channel: Channel): Promise<PublicEnvironment | null>;
  /** What opens the shop's gate; null: it has none. */
  keycode(channel: Channel): Promise<string | null>;
}

export interface ChannelsOptions {
  /** Hosts that lead to the shop as a whole, such as that of PUBLIC_URL. */
  readonly plainHosts?: readonly string[];
  /** Calls back when a channel's data was changed. */
  readonly onChange: (listener: (channelId: string) => void) => () => void;
}

const toChannel = ({ id, name, host, prefix, theme }: ChannelRow): Channel => ({ id, name, host, prefix, theme });

function toEnvironment(row: ChannelRow): PublicEnvironment {
  return {
    channel: row.id,
    name: row.name,
    theme: row.theme,
    is_maintenance: row.is_maintenance,
    maintenance: row.is_maintenance
      ? { title: row.maintenance_title, message: row.maintenance_message, gtm_id: row.maintenance_gtm_id }
      : null,
    is_member_only: row.is_member_only,
    is_member_used: row.is_member_used,
    is_keycode_gated: row.keycode !== null,
  };
}

export function createChannelsService(db: Kysely<Database>, options: ChannelsOptions): ChannelsService {
  const plainHosts = plainHostSet(options.plainHosts ?? []);
  let rows: Promise<ChannelRow[]> | undefined;
  options.onChange(() => (rows = undefined));

  /** Kept until some channel's data changes; a failure is not kept. */
  function read(): Promise<ChannelRow[]> {
    if (rows) return rows;
    const reading = readChannels(db);
    rows = reading;
    reading.catch(() => rows === reading && (rows = undefined));
    return reading;
  }

  return {
    async find(hint) {
      const row = chooseChannel(await read(), hint, plainHosts);
      return row ? toChannel(row) : null;
    },
    async first() {
      const [row] = await read();
      return row ? toChannel(row) : null;
    },
    all: async () => (await read()).map(toChannel),
    below: async (host) => channelsBelow(await read(), host, plainHosts).map(toChannel),
    async environment({ id }) {
      const row = (await read()).find((channel) => channel.id === id);
      return row ? toEnvironment(row) : null;
    },
    keycode: async ({ id }) => (await read()).find((channel) => channel.id === id)?.keycode ?? null,
  };
}
