/** Whose shop it is that this process shows: that of a database, or another platform's over its API. */
import type { FastifyBaseLogger } from 'fastify';
import { createDatabase } from './db/client';
import { createDataVersions } from './domains/data-version/data-version.service';
import type { PicturesService } from './domains/pictures/pictures.service';
import { createShop } from './domains/shop';
import type { AnyHandlers } from './http/dispatch';
import type { ChannelHint } from './http/request-contexts';
import type { Channel } from './request-context';
import { createUpstream } from './upstream/upstream';
import { upstreamChannels } from './upstream/upstream-channels';

export interface DatabaseSource {
  readonly kind: 'database';
  readonly url: string;
  /** Most connections at a time. */
  readonly pool: number;
  /** Hosts beside localhost that lead to the first channel. */
  readonly plainHosts: readonly string[];
}

export interface UpstreamSource {
  readonly kind: 'upstream';
  readonly apiUrl: string;
}

export type ShopSource = DatabaseSource | UpstreamSource;

export interface OpenShop {
  readonly handlers: AnyHandlers;
  readonly findChannel: (hint: ChannelHint) => Promise<Channel | null>;
  /** The channel whose looks a page without a channel wears. */
  readonly firstChannel: () => Promise<Channel | null>;
  /** Changes with every write that a page can show; of another shop's data nothing is known, so it never does. */
  readonly dataVersion: (channel: string) => string;
  /** Null: another shop's pictures are its own. */
  readonly pictures: PicturesService | null;
  readonly close: () => Promise<void>;
}

const upstreamTimeoutMs = 10_000;

const openDatabaseShop = async (
  { url, pool, plainHosts }: DatabaseSource,
  log: FastifyBaseLogger,
): Promise<OpenShop> => {
  const db = createDatabase(url, { pool, log });
  const versions = await createDataVersions(db, { url, log }).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const { handlers, channels, pictures } = createShop({ db, versions, plainHosts });
  return {
    handlers,
    findChannel: (hint) => channels.find(hint),
    firstChannel: () => channels.first(),
    dataVersion: (channel) => versions.current(channel),
    pictures,
    close: async () => {
      await versions.stop();
      await db.destroy();
    },
  };
};

const openUpstreamShop = ({ apiUrl }: UpstreamSource, log: FastifyBaseLogger): OpenShop => {
  const upstream = createUpstream({ apiUrl, timeoutMs: upstreamTimeoutMs, log });
  const findChannel = upstreamChannels({ upstream, log, now: () => performance.now() });
  return {
    handlers: upstream.handlers,
    findChannel,
    firstChannel: () => findChannel({}),
    dataVersion: () => '',
    pictures: null,
    close: () => Promise.resolve(),
  };
};

/** Fails when the database cannot be asked; another shop may still be down, and is asked anew with every request. */
export const openShop = (source: ShopSource, log: FastifyBaseLogger): Promise<OpenShop> =>
  source.kind === 'database' ? openDatabaseShop(source, log) : Promise.resolve(openUpstreamShop(source, log));
