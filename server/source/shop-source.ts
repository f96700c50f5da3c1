/** Whose shop it is that this process shows: that of a database, another platform's over its API, or one that files tell of. */
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ChannelHint } from './choose-channel';
import { createDatabase } from '../db/client';
import type { Database } from '../db/schema';
import { createDataVersions } from '../domains/base/data-version/data-version.service';
import { createMailSender } from '../domains/base/mails/mail-sender';
import { createSmtpTransport } from '../domains/base/mails/mail-transport';
import type { MailsService } from '../domains/base/mails/mails.service';
import { tellHiddenPages } from '../domains/base/messages/messages.service';
import type { PaymentMessagesService } from '../domains/selling/order/paying/messages.service';
import { createSweeper } from '../domains/selling/order/upkeep/sweeper';
import type { PaymentServices } from '../domains/selling/payments/gateway.types';
import type { PicturesService } from '../domains/base/pictures/pictures.service';
import { createRequestLimits, type RequestLimits } from '../domains/base/request-limits/request-limits.service';
import { cleanUps, createShop, type Shop } from '../domains/shop';
import type { AnyHandlers } from '../http/dispatch';
import { type Clock, databaseClock } from '../jobs/job';
import { createJobRunner, type JobRunner } from '../jobs/job-runner';
import type { Channel } from '../request-context';
import { openReplay, type Replay } from '../replay/replay';
import { clock } from '../../src/lib/clock';
import { startShopClock } from './shop-clock';
import { createUpstream } from '../upstream/upstream';
import { upstreamChannels } from '../upstream/upstream-channels';
import { upstreamPaymentOrigins } from '../upstream/upstream-payments';
import { visitorOf, type VisitorOf } from '../visitor-of';

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
  /** Hosts beside localhost, and beside those of the other shop's channels, that lead to the first of them. */
  readonly plainHosts: readonly string[];
}

export interface ReplaySource {
  readonly kind: 'replay';
  /** A scenario's file, or a folder of them. */
  readonly path: string;
}

export type ShopSource = DatabaseSource | UpstreamSource | ReplaySource;

export interface OpenShop {
  readonly handlers: AnyHandlers;
  /** Whether the handlers ask another shop, which is told whose every call is. */
  readonly isRelay: boolean;
  readonly findChannel: (hint: ChannelHint) => Promise<Channel | null>;
  /** The channel whose looks a page without a channel wears. */
  readonly firstChannel: () => Promise<Channel | null>;
  /** The channels that a path prefix leads to on the host. */
  readonly channelsBelow: (host: string) => Promise<readonly Channel[]>;
  /** Origins of payment services that a browser speaks to by itself, beside ours; null while they cannot be told. */
  readonly paymentOrigins: (channel: Channel) => Promise<readonly string[] | null>;
  /** Whether the channel is closed for maintenance; another shop refuses its calls itself. */
  readonly isClosed: (channel: Channel) => Promise<boolean>;
  /** Changes with every write that a page can show; of another shop's data nothing is known, so it never does. */
  readonly dataVersion: (channel: Channel) => string;
  /** Whether the shop's data cannot be reached just now. */
  readonly isAway: () => Promise<boolean>;
  /** Null: another shop's pictures are its own. */
  readonly pictures: PicturesService | null;
  /** Null: another shop hears from its payment service itself. */
  readonly paymentMessages: PaymentMessagesService | null;
  /** Null: another shop sends its own mails. */
  readonly mails: MailsService | null;
  /** What a start finds in the outbox: mails that are sent now, and those that are too old to be. */
  readonly waitingMails: (() => Promise<{ readonly due: number; readonly old: number }>) | null;
  /**
   * The shop's time, which all its processes share; of another shop nothing is known but this machine's. Requests of a
   * channel are answered for the time there: each scenario has its own.
   */
  readonly now: (channel?: Channel) => Date;
  readonly visitorOf: VisitorOf;
  /** The scenarios that are played; null: this is a shop. */
  readonly replay: Replay | null;
  /** Null: calls are not counted, or another shop counts them itself. */
  readonly limits: RequestLimits | null;
  /** What the shop does by itself, again and again; another one does it there. */
  readonly jobs: readonly JobRunner[];
  readonly close: () => Promise<void>;
}

const upstreamTimeoutMs = 10_000;

export interface MailSettings {
  /** Null: mails stay in the outbox. */
  readonly smtpUrl: string | null;
  /** The address that mails come from; null: each shop's own. */
  readonly from: string | null;
  /** How long mails are kept that were sent, or never will be. */
  readonly keptDays: number;
}

export interface OpenShopOptions {
  readonly log: FastifyBaseLogger;
  /** For jobs; without it, the database's. */
  readonly clock?: Clock;
  readonly publicUrl: string | null;
  readonly mail: MailSettings;
  readonly requestLimits: 'on' | 'off';
  readonly paymentServices?: PaymentServices;
}

const originsOf = (services: PaymentServices | undefined): readonly string[] => {
  const urls = [...(services?.settings.values() ?? [])].map(({ tokenize_url: url }) => url);
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
};

/** What waits for a payment service or a mail server waits beside the others, and keeps nobody. */
const runnersOf = (
  db: Kysely<Database>,
  { settlement, mails }: Shop,
  clock: Clock,
  limits: RequestLimits | null,
  { log, mail: { smtpUrl, from, keptDays } }: OpenShopOptions,
): readonly JobRunner[] => {
  const lanes = [[createSweeper({ db, settlement, log }).job], cleanUps({ mailsKeptDays: keptDays })];
  if (smtpUrl !== null) {
    const transport = createSmtpTransport(smtpUrl);
    lanes.push([createMailSender({ db, mails, limits, transport, from, log }).job]);
  }
  return lanes.map((jobs) => createJobRunner({ db, clock, jobs, log }));
};

const openDatabaseShop = async (
  { url, pool, plainHosts }: DatabaseSource,
  options: OpenShopOptions,
): Promise<OpenShop> => {
  const { log, publicUrl, paymentServices } = options;
  const db = createDatabase(url, { pool, log });
  const clock = options.clock ?? databaseClock(db);
  const { now, stop } = await startShopClock(databaseClock(db), log).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const giveBack = async (error: unknown): Promise<never> => {
    stop();
    await db.destroy();
    throw error;
  };
  await tellHiddenPages(db, log).catch(giveBack);
  const versions = await createDataVersions(db, { url, log }).catch(giveBack);
  const services = paymentServices ? { paymentServices } : {};
  const origins = originsOf(paymentServices);
  const limits = options.requestLimits === 'on' ? createRequestLimits({ db, log, now }) : null;
  const shop = createShop({ db, versions, plainHosts, publicUrl, ...services });
  const { handlers, channels, pictures, mails, paymentMessages } = shop;
  const jobs = runnersOf(db, shop, clock, limits, options);
  return {
    handlers,
    isRelay: false,
    findChannel: (hint) => channels.find(hint),
    firstChannel: () => channels.first(),
    channelsBelow: (host) => channels.below(host),
    paymentOrigins: () => Promise.resolve(origins),
    isClosed: async (channel) => (await channels.environment(channel))?.is_maintenance === true,
    dataVersion: ({ id }) => versions.current(id),
    isAway: () =>
      versions.refresh().then(
        () => false,
        () => true,
      ),
    pictures,
    paymentMessages,
    mails,
    waitingMails: async () => mails.waiting(await clock()),
    now,
    visitorOf,
    replay: null,
    limits,
    jobs,
    close: async () => {
      stop();
      await Promise.all(jobs.map((runner) => runner.stop()));
      await versions.stop();
      await db.destroy();
    },
  };
};

const thisMachinesTime = (): Date => new Date(clock.nowMs());

/** What a source has not that answers calls with what others said. */
const nothingOfItsOwn = {
  isClosed: () => Promise.resolve(false),
  // Of its data there is one version only, and a page of that may always stand in.
  isAway: () => Promise.resolve(true),
  pictures: null,
  paymentMessages: null,
  mails: null,
  waitingMails: null,
  now: thisMachinesTime,
  limits: null,
  jobs: [],
  close: () => Promise.resolve(),
} as const satisfies Partial<OpenShop>;

const openUpstreamShop = ({ apiUrl, plainHosts }: UpstreamSource, log: FastifyBaseLogger): OpenShop => {
  const upstream = createUpstream({ apiUrl, timeoutMs: upstreamTimeoutMs, log });
  const elapsed = () => performance.now();
  const channels = upstreamChannels({ upstream, plainHosts, log, now: elapsed });
  return {
    ...nothingOfItsOwn,
    handlers: upstream.handlers,
    isRelay: true,
    findChannel: channels.find,
    firstChannel: channels.first,
    channelsBelow: channels.below,
    paymentOrigins: upstreamPaymentOrigins({ upstream, apiUrl, log, now: elapsed }),
    dataVersion: () => '',
    visitorOf,
    replay: null,
  };
};

/** A scenario answers for the channel that it names, and only at its own host. */
const openReplayShop = ({ path }: ReplaySource, log: FastifyBaseLogger): OpenShop => {
  const replay = openReplay(path, log);
  return {
    ...nothingOfItsOwn,
    handlers: replay.handlers,
    isRelay: false,
    findChannel: ({ host = '', id }) => {
      const channel = replay.playAt(host)?.channel ?? null;
      return Promise.resolve(id === undefined || id === channel?.id ? channel : null);
    },
    firstChannel: () => Promise.resolve(replay.plays[0]?.channel ?? null),
    channelsBelow: () => Promise.resolve([]),
    paymentOrigins: () => Promise.resolve([]),
    dataVersion: (channel) => replay.playOf(channel).version(),
    now: (channel) => (channel ? replay.playOf(channel).now() : thisMachinesTime()),
    visitorOf: ({ hostname }) => Promise.resolve(replay.visitorAt(hostname)),
    replay,
  };
};

/** Fails when the database cannot be asked, or a scenario cannot be read; another shop may still be down, and is asked anew with every request. */
export const openShop = async (source: ShopSource, options: OpenShopOptions): Promise<OpenShop> => {
  switch (source.kind) {
    case 'database':
      return openDatabaseShop(source, options);
    case 'upstream':
      return openUpstreamShop(source, options.log);
    case 'replay':
      return openReplayShop(source, options.log);
  }
};
