/** Whose shop it is that this process shows: that of a database, or another platform's over its API. */
import type { FastifyBaseLogger } from 'fastify';
import type { ChannelHint } from './choose-channel';
import { createDatabase } from './db/client';
import { deleteExpiredCarts } from './domains/cart/cart.service';
import { createDataVersions } from './domains/data-version/data-version.service';
import { createMailSender, type MailSender } from './domains/mails/mail-sender';
import { createSmtpTransport } from './domains/mails/mail-transport';
import type { MailsService } from './domains/mails/mails.service';
import { tellHiddenPages } from './domains/messages/messages.service';
import type { PaymentMessagesService } from './domains/orders/payment-messages.service';
import { createSweeper, type Sweeper } from './domains/orders/sweeper';
import type { PaymentServices } from './domains/payments/payment-gateway.types';
import type { PicturesService } from './domains/pictures/pictures.service';
import { createRequestLimits, type RequestLimits } from './domains/request-limits/request-limits.service';
import { createShop } from './domains/shop';
import type { AnyHandlers } from './http/dispatch';
import type { Channel } from './request-context';
import { createUpstream } from './upstream/upstream';
import { upstreamChannels } from './upstream/upstream-channels';
import { upstreamPaymentOrigins } from './upstream/upstream-payments';

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

export type ShopSource = DatabaseSource | UpstreamSource;

export interface OpenShop {
  readonly handlers: AnyHandlers;
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
  readonly dataVersion: (channel: string) => string;
  /** Whether the shop's data cannot be reached just now. */
  readonly isAway: () => Promise<boolean>;
  /** Null: another shop's pictures are its own. */
  readonly pictures: PicturesService | null;
  /** Null: another shop hears from its payment service itself, and sweeps its own orders. */
  readonly paymentMessages: PaymentMessagesService | null;
  readonly sweeper: Sweeper | null;
  /** Null: another shop sends its own mails. */
  readonly mails: MailsService | null;
  /** Null: there is no mail server, either. */
  readonly mailSender: MailSender | null;
  /** Null: calls are not counted, or another shop counts them itself. */
  readonly limits: RequestLimits | null;
  readonly close: () => Promise<void>;
}

const upstreamTimeoutMs = 10_000;

export interface MailSettings {
  /** Null: mails stay in the outbox. */
  readonly smtpUrl: string | null;
  /** The address that mails come from; null: each shop's own. */
  readonly from: string | null;
}

export interface OpenShopOptions {
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly publicUrl: string | null;
  readonly mail: MailSettings;
  readonly requestLimits: 'on' | 'off';
  readonly paymentServices?: PaymentServices;
}

const originsOf = (services: PaymentServices | undefined): readonly string[] => {
  const urls = [...(services?.settings.values() ?? [])].map(({ tokenize_url: url }) => url);
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
};

const openDatabaseShop = async (
  { url, pool, plainHosts }: DatabaseSource,
  { log, now, publicUrl, mail: { smtpUrl, from }, requestLimits, paymentServices }: OpenShopOptions,
): Promise<OpenShop> => {
  const db = createDatabase(url, { pool, log });
  const giveBack = async (error: unknown): Promise<never> => {
    await db.destroy();
    throw error;
  };
  await tellHiddenPages(db, log).catch(giveBack);
  const versions = await createDataVersions(db, { url, log }).catch(giveBack);
  const services = paymentServices ? { paymentServices } : {};
  const origins = originsOf(paymentServices);
  const limits = requestLimits === 'on' ? createRequestLimits({ db, log }) : null;
  const shop = createShop({ db, versions, plainHosts, publicUrl, limits, ...services });
  const { handlers, channels, pictures, mails, settlement, paymentMessages } = shop;
  const sweeper = createSweeper({ db, settlement, deleteExpiredCarts: (at) => deleteExpiredCarts(db, at), log, now });
  const mailSender =
    smtpUrl === null ? null : createMailSender({ db, transport: createSmtpTransport(smtpUrl), from, log, now });
  return {
    handlers,
    findChannel: (hint) => channels.find(hint),
    firstChannel: () => channels.first(),
    channelsBelow: (host) => channels.below(host),
    paymentOrigins: () => Promise.resolve(origins),
    isClosed: async (channel) => (await channels.environment(channel))?.is_maintenance === true,
    dataVersion: (channel) => versions.current(channel),
    isAway: () =>
      versions.refresh().then(
        () => false,
        () => true,
      ),
    pictures,
    paymentMessages,
    sweeper,
    mails,
    mailSender,
    limits,
    close: async () => {
      await Promise.all([sweeper.stop(), mailSender?.stop(), limits?.stop()]);
      await versions.stop();
      await db.destroy();
    },
  };
};

const openUpstreamShop = ({ apiUrl, plainHosts }: UpstreamSource, log: FastifyBaseLogger): OpenShop => {
  const upstream = createUpstream({ apiUrl, timeoutMs: upstreamTimeoutMs, log });
  const now = () => performance.now();
  const channels = upstreamChannels({ upstream, plainHosts, log, now });
  return {
    handlers: upstream.handlers,
    findChannel: channels.find,
    firstChannel: channels.first,
    channelsBelow: channels.below,
    paymentOrigins: upstreamPaymentOrigins({ upstream, apiUrl, log, now }),
    isClosed: () => Promise.resolve(false),
    dataVersion: () => '',
    // Of its data there is one version only, and a page of that may always stand in.
    isAway: () => Promise.resolve(true),
    pictures: null,
    paymentMessages: null,
    sweeper: null,
    mails: null,
    mailSender: null,
    limits: null,
    close: () => Promise.resolve(),
  };
};

/** Fails when the database cannot be asked; another shop may still be down, and is asked anew with every request. */
export const openShop = (source: ShopSource, options: OpenShopOptions): Promise<OpenShop> =>
  source.kind === 'database'
    ? openDatabaseShop(source, options)
    : Promise.resolve(openUpstreamShop(source, options.log));
